import type { Settings } from '#server/config/settings-file.ts';
import { howToSignIn } from '#server/setup/next.ts';
import { LOOKED_IN_VAIN } from '#server/setup/owner-link.ts';
import { NONE, type Setup } from '#server/setup/setup.ts';
import { type Question, STEPS, type Step } from '#server/setup/steps.ts';
import { describeFinding } from './findings.ts';
import type { Terminal } from './terminal.ts';

/** How long one look for the owner waits, in seconds. */
const LOOK_SECONDS = 60;

type KnownStep = (typeof STEPS)[number];

/** The outcome: without settings, with them, or with them and the request to start the site. */
export type Ending = 'left' | 'written' | 'start';

/** Asks every step until it works, shows the answers once more, and writes them. */
export async function askAll(setup: Setup, terminal: Terminal): Promise<Ending> {
  terminal.say(
    `Your answers go into ${setup.path}. Press Enter to take the value in brackets, or type "${NONE}" to remove it. Ctrl-C stops and keeps your answers.`,
  );
  for (const [place, step] of STEPS.entries()) {
    terminal.say(`\n${place + 1}/${STEPS.length} ${step.title}\n${step.intro}`);
    if (!(await askStep(setup, terminal, step))) return leave(terminal);
  }
  terminal.say('\nSummary');
  for (const question of STEPS.flatMap((step) => setup.questionsOf(step))) {
    terminal.say(`  ${question.label}: ${setup.shownAnswer(question)}`);
  }
  if (setup.removesDemo()) {
    terminal.say('  The demo community will be removed from the database.');
  }
  const answer = await terminal.ask('Write these settings? [yes] ');
  if (answer === null || !isYes(answer, true)) return leave(terminal);
  const config = await setup.finish();
  terminal.say(`The settings are in ${setup.path}. ${howToSignIn(config)}`);
  if (setup.isConfigured) {
    terminal.say('Restart the server: it reads its settings when it starts.');
    return 'written';
  }
  const start = await terminal.ask('Start the site now? [yes] ');
  return start !== null && isYes(start, true) ? 'start' : 'written';
}

function leave(terminal: Terminal): Ending {
  terminal.say('\nNothing was written. The next run offers your answers again.');
  return 'left';
}

/** Returns whether the step is passed; false if the person ended the set-up. */
async function askStep(setup: Setup, terminal: Terminal, step: KnownStep): Promise<boolean> {
  for (;;) {
    const given = await askQuestions(setup, terminal, step);
    if (given === null) return false;
    let outcome = await setup.answer(step.id, given);
    for (const finding of outcome.findings) terminal.say(describeFinding(finding));
    if (!outcome.isPassed && step.mayBeForced) {
      const answer = await terminal.ask('Use it anyway and fix it later? [no] ');
      if (answer === null) return false;
      if (isYes(answer, false)) outcome = await setup.answer(step.id, given, true);
    }
    if (outcome.isPassed) return true;
  }
}

async function askQuestions(
  setup: Setup,
  terminal: Terminal,
  step: Step,
): Promise<Settings | null> {
  const given: Settings = {};
  if (step.id === 'owner' && !setup.isFixed('OWNER_TELEGRAM_ID')) {
    await offerLink(setup, terminal, given);
  }
  for (const { setting } of step.questions) {
    // An answer may decide which question follows, and which value is offered.
    const question = setup.questionsOf(step, given).find((each) => each.setting === setting);
    if (!question) continue;
    const { label } = question;
    if (setup.isFixed(setting)) {
      terminal.say(`${label}: set by the environment (${setting})`);
      continue;
    }
    const answer = await askOne(question, given[setting] ?? offered(question, setup), terminal);
    if (answer === null) return null;
    given[setting] = answer;
  }
  return given;
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
    if (answer === null) return null;
    const chosen = answer === '' ? offer : choices[Number(answer) - 1]?.value;
    if (chosen !== undefined) return chosen;
    terminal.say(`Type a number from 1 to ${choices.length}.`);
  }
}

/** The owner opens the bot through a personal link; their id is then the offered answer. */
async function offerLink(setup: Setup, terminal: Terminal, given: Settings): Promise<void> {
  const link = setup.ownerLink();
  // If a server already runs, it reads the bot's messages.
  if (link === null || setup.isConfigured) return;
  terminal.say(`\nOpen this link where you use Telegram, and press Start:\n\n  ${link.address}\n`);
  for (;;) {
    const answer = await terminal.ask(
      'Press Enter when done, or type "no" to enter the id yourself. ',
    );
    if (answer !== '') return;
    terminal.say('Looking …');
    try {
      const owner = await link.look(LOOK_SECONDS);
      if (owner) {
        terminal.say(`${owner.name} pressed Start.`);
        given.OWNER_TELEGRAM_ID = owner.fromId;
        return;
      }
      terminal.say(LOOKED_IN_VAIN.nobodyYet);
    } catch {
      terminal.say(LOOKED_IN_VAIN.notReceived);
      return;
    }
  }
}

/** The value that Enter accepts, in a form that may be shown. */
function offered({ setting, kind, fallback }: Question, setup: Setup): string {
  const value = setup.valueOf(setting);
  if (kind === 'secret') return value === null ? '' : 'kept';
  return value ?? fallback;
}

function isYes(answer: string, fallback: boolean): boolean {
  return answer === '' ? fallback : /^y(es)?$/i.test(answer);
}
