import { type SetupMessages, setupMessagesIn } from '#rules/messages/setup-messages.ts';
import type { Settings } from '#server/config/settings-file.ts';
import { howPointsCount, howToSignIn } from '#server/setup/next.ts';
import { NONE, type Setup } from '#server/setup/setup.ts';
import { type Question, STEPS } from '#server/setup/steps.ts';
import { describeFinding } from './findings.ts';
import type { Terminal } from './terminal.ts';

/** How long one look for the owner waits, in seconds. */
const LOOK_SECONDS = 60;

/** Typed as an answer, it leads to the question before. */
const BACK = '<';

type KnownStep = (typeof STEPS)[number];

/** The outcome: without settings, with them, or with them and the request to start the site. */
export type Ending = 'left' | 'written' | 'start';

/** Asks every step until it works, shows the answers once more, and writes them. */
export async function askAll(
  setup: Setup,
  terminal: Terminal,
  m: SetupMessages = setupMessagesIn('en'),
): Promise<Ending> {
  const dialogue: Dialogue = { setup, terminal, m };
  terminal.say(m.terminal_intro({ path: setup.path, none: NONE, back: BACK }));
  let isBack = false;
  for (let place = 0; ; ) {
    const step = STEPS[place];
    const way: Way = step ? await askStep(dialogue, { step, isBack }) : await askToWrite(dialogue);
    if (way === 'left') return leave(dialogue);
    if (way === 'next' && !step) break;
    isBack = way === 'back';
    place = isBack ? place - 1 : place + 1;
    if (place >= 0) continue;
    terminal.say(`\n${m.terminal_first()}`);
    place = 0;
  }
  const config = await setup.finish();
  terminal.say(`${m.terminal_written({ path: setup.path })} ${howToSignIn(config, m)}`);
  const proposal = howPointsCount(config, m);
  if (proposal !== '') terminal.say(proposal);
  if (setup.isConfigured) {
    terminal.say(m.terminal_restart());
    return 'written';
  }
  const start = await terminal.ask(`${m.terminal_start()} [${m.terminal_yes()}] `);
  return start !== null && isYes(start, true, m) ? 'start' : 'written';
}

/** The set-up, its terminal, and the texts in the terminal's language. */
type Dialogue = { setup: Setup; terminal: Terminal; m: SetupMessages };

async function askToWrite({ setup, terminal, m }: Dialogue): Promise<Way> {
  terminal.say(`\n${m.setup_summary_title()}`);
  for (const question of STEPS.flatMap((step) => setup.questionsOf(step))) {
    terminal.say(`  ${question.label(m)}: ${setup.shownAnswer(question, m)}`);
  }
  if (setup.removesDemo()) {
    terminal.say(`  ${m.terminal_demo()}`);
  }
  const answer = await terminal.ask(`${m.terminal_write()} [${m.terminal_yes()}] `);
  if (answer === BACK) return 'back';
  return answer !== null && isYes(answer, true, m) ? 'next' : 'left';
}

function leave({ terminal, m }: Dialogue): Ending {
  terminal.say(`\n${m.terminal_left()}`);
  return 'left';
}

/** The way on: to the next step, to the one before, or out of the set-up. */
type Way = 'next' | 'back' | 'left';

/** Asks a step's questions, each until its answer works. */
async function askStep(
  dialogue: Dialogue,
  { step, isBack }: { step: KnownStep; isBack: boolean },
): Promise<Way> {
  const { setup, terminal, m } = dialogue;
  const place = STEPS.indexOf(step) + 1;
  terminal.say(`\n${place}/${STEPS.length} ${step.title(m)}\n${step.intro(m)}`);
  for (const { setting, label } of setup.questionsOf(step).filter(isFixed)) {
    terminal.say(m.terminal_fixed({ label: label(m), setting }));
  }
  const asked = askedIn(dialogue, step);
  const questions = () => setup.questionsOf(step, asked.given).filter((each) => !isFixed(each));
  if (questions().length === 0) return tryFixed(dialogue, { step, isBack });
  let at = isBack ? questions().length - 1 : 0;
  for (;;) {
    const question = questions()[at];
    if (!question) return 'next';
    const answer = await asked.ask(question);
    if (answer === null) return 'left';
    if (answer === BACK && at === 0) return 'back';
    if (answer === BACK) at -= 1;
    else {
      const outcome = await asked.take(question, answer);
      if (outcome === 'left') return 'left';
      if (outcome === 'taken') at += 1;
    }
  }

  function isFixed({ setting }: Question): boolean {
    return setup.isFixed(setting);
  }
}

/** A step that the environment answers: its faults have to be fixed there. */
async function tryFixed(
  { setup, terminal, m }: Dialogue,
  { step, isBack }: { step: KnownStep; isBack: boolean },
): Promise<Way> {
  if (isBack) return 'back';
  for (;;) {
    const { findings, isPassed } = await setup.answer(step.id, {});
    for (const finding of findings) terminal.say(describeFinding(finding));
    if (isPassed) return 'next';
    const answer = await terminal.ask(`${m.terminal_again()} `);
    if (answer === null) return 'left';
    if (answer === BACK) return 'back';
  }
}

/** The dialogue about one step. */
function askedIn(dialogue: Dialogue, step: KnownStep) {
  const { setup, terminal, m } = dialogue;
  const given: Settings = {};
  // Findings of earlier answers come back with each later one.
  const said = new Set<string>();
  let isLinkOffered = false;

  return {
    given: given as Readonly<Settings>,

    /** Returns the answer; null if the person ends the set-up. */
    async ask(question: Question): Promise<string | null> {
      if (step.id === 'owner' && !isLinkOffered) {
        isLinkOffered = true;
        const answer = await offerLink(dialogue, given);
        if (answer === null || answer === BACK) return answer;
      }
      return askOne(question, offered(question, dialogue, given), dialogue);
    },

    /** Tries an answer; a refused one is asked for again. */
    async take({ setting }: Question, answer: string): Promise<'taken' | 'refused' | 'left'> {
      given[setting] = answer;
      const { findings, isPassed } = await setup.answer(step.id, given, { upTo: setting });
      const fresh = findings.filter(({ says }) => !said.has(says));
      for (const finding of fresh) terminal.say(describeFinding(finding));
      if (!isPassed) {
        const isNew = fresh.some(({ state }) => state === 'fault');
        const outcome = isNew ? await offerAnyway(setting) : await takeAnyway(setting);
        if (outcome !== 'taken') return outcome;
      }
      for (const { says } of findings) said.add(says);
      return 'taken';
    },
  };

  async function offerAnyway(setting: string): Promise<'taken' | 'refused' | 'left'> {
    if (!step.mayBeForced) return 'refused';
    const answer = await terminal.ask(`${m.terminal_anyway()} [${m.terminal_no()}] `);
    if (answer === null) return 'left';
    return isYes(answer, false, m) ? takeAnyway(setting) : 'refused';
  }

  async function takeAnyway(setting: string): Promise<'taken' | 'refused'> {
    const trial = { upTo: setting, isForced: true };
    return (await setup.answer(step.id, given, trial)).isPassed ? 'taken' : 'refused';
  }
}

async function askOne(
  { label, hint, kind, options, example, isRequired }: Question,
  offer: string,
  { terminal, m }: Dialogue,
): Promise<string | null> {
  terminal.say(`\n${label(m)}\n${hint(m)}`);
  if (kind !== 'choice') {
    const brackets = [
      offer && `[${offer}]`,
      !offer && example && m.terminal_example({ example }),
    ].filter(Boolean);
    const isHidden = kind === 'secret';
    for (;;) {
      const answer = await terminal.ask([...brackets, '> '].join(' '), { isHidden });
      if (answer === '' && offer === '' && isRequired) terminal.say(m.terminal_required());
      else return isHidden ? answer : answer === '' ? offer : answer;
    }
  }
  const known = options ?? [];
  // A value that was set in another way stays unless the person chooses a new one.
  const isKnown = known.some(({ value }) => value === offer);
  const choices = isKnown
    ? known
    : [...known, { value: offer, label: () => m.terminal_keep({ value: offer }) }];
  for (const [place, option] of choices.entries())
    terminal.say(`  ${place + 1}. ${option.label(m)}`);
  const current = choices.findIndex(({ value }) => value === offer);
  for (;;) {
    const answer = await terminal.ask(`[${current + 1}] > `);
    if (answer === null || answer === BACK) return answer;
    const chosen = answer === '' ? offer : choices[Number(answer) - 1]?.value;
    if (chosen !== undefined) return chosen;
    terminal.say(m.terminal_number({ count: choices.length }));
  }
}

/**
 * The owner opens the bot through a personal link; their id is then the offered answer. Returns the last thing that the person
 * typed; null if they end the set-up.
 */
async function offerLink(
  { setup, terminal, m }: Dialogue,
  given: Settings,
): Promise<string | null> {
  const link = setup.ownerLink();
  // If a server already runs, it reads the bot's messages.
  if (link === null || setup.isConfigured) return '';
  terminal.say(`\n${m.terminal_link()}\n\n  ${link.address}\n`);
  for (;;) {
    const answer = await terminal.ask(`${m.terminal_link_done()} `);
    if (answer !== '') return answer;
    terminal.say(m.terminal_looking());
    try {
      const owner = await link.look(LOOK_SECONDS);
      if (owner) {
        terminal.say(m.terminal_found({ name: owner.name }));
        given.OWNER_TELEGRAM_ID = owner.fromId;
        return '';
      }
      terminal.say(m.setup_owner_nobody_yet());
    } catch {
      terminal.say(m.setup_owner_not_received());
      return '';
    }
  }
}

/** The value that Enter accepts, in a form that may be shown. */
function offered(
  { setting, kind, fallback, example = '', isExampleOffered }: Question,
  { setup, m }: Dialogue,
  given: Readonly<Settings>,
): string {
  const value = setup.valueOf(setting);
  if (kind === 'secret') return value === null ? '' : m.terminal_kept();
  return given[setting] ?? value ?? (isExampleOffered ? example : fallback);
}

/** Takes the reader's own word for yes, or its first letter, as well as the English one. */
function isYes(answer: string, fallback: boolean, m: SetupMessages): boolean {
  const yes = m.terminal_yes();
  const words = ['yes', 'y', yes, yes.slice(0, 1), yes.normalize('NFD').replace(/\p{M}/gu, '')];
  return answer === '' ? fallback : words.includes(answer.toLowerCase());
}
