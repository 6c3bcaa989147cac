import type { Settings } from '#server/config/settings-file.ts';
import { howPointsCount, howToSignIn } from '#server/setup/next.ts';
import { LOOKED_IN_VAIN } from '#server/setup/owner-link.ts';
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
export async function askAll(setup: Setup, terminal: Terminal): Promise<Ending> {
  terminal.say(
    `Your answers go into ${setup.path}. Press Enter to take the value in brackets, type "${NONE}" to remove it, or "${BACK}" to go back to the question before. Ctrl-C stops and keeps your answers.`,
  );
  let isBack = false;
  for (let place = 0; ; ) {
    const step = STEPS[place];
    const way: Way = step
      ? await askStep(setup, terminal, { step, isBack })
      : await askToWrite(setup, terminal);
    if (way === 'left') return leave(terminal);
    if (way === 'next' && !step) break;
    isBack = way === 'back';
    place = isBack ? place - 1 : place + 1;
    if (place >= 0) continue;
    terminal.say('\nThis is the first question.');
    place = 0;
  }
  const config = await setup.finish();
  terminal.say(`The settings are in ${setup.path}. ${howToSignIn(config)}`);
  const proposal = howPointsCount(config);
  if (proposal !== '') terminal.say(proposal);
  if (setup.isConfigured) {
    terminal.say('Restart the server: it reads its settings when it starts.');
    return 'written';
  }
  const start = await terminal.ask('Start the site now? [yes] ');
  return start !== null && isYes(start, true) ? 'start' : 'written';
}

async function askToWrite(setup: Setup, terminal: Terminal): Promise<Way> {
  terminal.say('\nSummary');
  for (const question of STEPS.flatMap((step) => setup.questionsOf(step))) {
    terminal.say(`  ${question.label}: ${setup.shownAnswer(question)}`);
  }
  if (setup.removesDemo()) {
    terminal.say('  The demo community will be removed from the database.');
  }
  const answer = await terminal.ask('Write these settings? [yes] ');
  if (answer === BACK) return 'back';
  return answer !== null && isYes(answer, true) ? 'next' : 'left';
}

function leave(terminal: Terminal): Ending {
  terminal.say('\nNothing was written. The next run offers your answers again.');
  return 'left';
}

/** The way on: to the next step, to the one before, or out of the set-up. */
type Way = 'next' | 'back' | 'left';

/** Asks a step's questions, each until its answer works. */
async function askStep(
  setup: Setup,
  terminal: Terminal,
  { step, isBack }: { step: KnownStep; isBack: boolean },
): Promise<Way> {
  terminal.say(`\n${STEPS.indexOf(step) + 1}/${STEPS.length} ${step.title}\n${step.intro}`);
  for (const { setting, label } of setup.questionsOf(step).filter(isFixed)) {
    terminal.say(`${label}: set by the environment (${setting})`);
  }
  const asked = askedIn(setup, terminal, step);
  const questions = () => setup.questionsOf(step, asked.given).filter((each) => !isFixed(each));
  if (questions().length === 0) return tryFixed(setup, terminal, { step, isBack });
  let place = isBack ? questions().length - 1 : 0;
  for (;;) {
    const question = questions()[place];
    if (!question) return 'next';
    const answer = await asked.ask(question);
    if (answer === null) return 'left';
    if (answer === BACK && place === 0) return 'back';
    if (answer === BACK) place -= 1;
    else {
      const outcome = await asked.take(question, answer);
      if (outcome === 'left') return 'left';
      if (outcome === 'taken') place += 1;
    }
  }

  function isFixed({ setting }: Question): boolean {
    return setup.isFixed(setting);
  }
}

/** A step that the environment answers: its faults have to be fixed there. */
async function tryFixed(
  setup: Setup,
  terminal: Terminal,
  { step, isBack }: { step: KnownStep; isBack: boolean },
): Promise<Way> {
  if (isBack) return 'back';
  for (;;) {
    const { findings, isPassed } = await setup.answer(step.id, {});
    for (const finding of findings) terminal.say(describeFinding(finding));
    if (isPassed) return 'next';
    const answer = await terminal.ask('Press Enter to try again. ');
    if (answer === null) return 'left';
    if (answer === BACK) return 'back';
  }
}

/** The dialogue about one step. */
function askedIn(setup: Setup, terminal: Terminal, step: KnownStep) {
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
        const answer = await offerLink(setup, terminal, given);
        if (answer === null || answer === BACK) return answer;
      }
      return askOne(question, offered(question, setup, given), terminal);
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
    const answer = await terminal.ask('Use it anyway and fix it later? [no] ');
    if (answer === null) return 'left';
    return isYes(answer, false) ? takeAnyway(setting) : 'refused';
  }

  async function takeAnyway(setting: string): Promise<'taken' | 'refused'> {
    const trial = { upTo: setting, isForced: true };
    return (await setup.answer(step.id, given, trial)).isPassed ? 'taken' : 'refused';
  }
}

async function askOne(
  { label, hint, kind, options, example, isRequired }: Question,
  offer: string,
  terminal: Terminal,
): Promise<string | null> {
  terminal.say(`\n${label}\n${hint}`);
  if (kind !== 'choice') {
    const brackets = [
      offer && `[${offer}]`,
      !offer && example && `(for example ${example})`,
    ].filter(Boolean);
    const isHidden = kind === 'secret';
    for (;;) {
      const answer = await terminal.ask([...brackets, '> '].join(' '), { isHidden });
      if (answer === '' && offer === '' && isRequired) terminal.say('This is required.');
      else return isHidden ? answer : answer === '' ? offer : answer;
    }
  }
  const known = options ?? [];
  // A value that was set in another way stays unless the person chooses a new one.
  const isKnown = known.some(({ value }) => value === offer);
  const choices = isKnown ? known : [...known, { value: offer, label: `Keep: ${offer}` }];
  for (const [place, option] of choices.entries()) terminal.say(`  ${place + 1}. ${option.label}`);
  const current = choices.findIndex(({ value }) => value === offer);
  for (;;) {
    const answer = await terminal.ask(`[${current + 1}] > `);
    if (answer === null || answer === BACK) return answer;
    const chosen = answer === '' ? offer : choices[Number(answer) - 1]?.value;
    if (chosen !== undefined) return chosen;
    terminal.say(`Type a number from 1 to ${choices.length}.`);
  }
}

/**
 * The owner opens the bot through a personal link; their id is then the offered answer. Returns the last thing that the person
 * typed; null if they end the set-up.
 */
async function offerLink(
  setup: Setup,
  terminal: Terminal,
  given: Settings,
): Promise<string | null> {
  const link = setup.ownerLink();
  // If a server already runs, it reads the bot's messages.
  if (link === null || setup.isConfigured) return '';
  terminal.say(`\nOpen this link where you use Telegram, and press Start:\n\n  ${link.address}\n`);
  for (;;) {
    const answer = await terminal.ask(
      'Press Enter when done, or type "no" to enter the id yourself. ',
    );
    if (answer !== '') return answer;
    terminal.say('Looking …');
    try {
      const owner = await link.look(LOOK_SECONDS);
      if (owner) {
        terminal.say(`${owner.name} pressed Start.`);
        given.OWNER_TELEGRAM_ID = owner.fromId;
        return '';
      }
      terminal.say(LOOKED_IN_VAIN.nobodyYet);
    } catch {
      terminal.say(LOOKED_IN_VAIN.notReceived);
      return '';
    }
  }
}

/** The value that Enter accepts, in a form that may be shown. */
function offered(
  { setting, kind, fallback, example = '', isExampleOffered }: Question,
  setup: Setup,
  given: Readonly<Settings>,
): string {
  const value = setup.valueOf(setting);
  if (kind === 'secret') return value === null ? '' : 'kept';
  return given[setting] ?? value ?? (isExampleOffered ? example : fallback);
}

function isYes(answer: string, fallback: boolean): boolean {
  return answer === '' ? fallback : /^y(es)?$/i.test(answer);
}
