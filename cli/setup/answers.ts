import { readFileSync } from 'node:fs';
import { setupMessagesIn } from '#rules/messages/setup-messages.ts';
import { parseSettings, type Settings } from '#server/config/settings-file.ts';
import { howPointsCount, howToSignIn } from '#server/setup/next.ts';
import type { Setup } from '#server/setup/setup.ts';
import { STEPS } from '#server/setup/steps.ts';
import { UsageError } from '../command.ts';
import { describeFinding } from './findings.ts';

/** Programs read the messages about a file of answers. */
const ENGLISH = setupMessagesIn('en');

/**
 * Takes all answers from a file, tries them and writes the settings. Returns 0, or 1 if something is missing or does not work:
 * then nothing is written.
 */
export async function applyAnswers(setup: Setup, file: string, isForced: boolean): Promise<number> {
  const answers = readAnswers(file);
  for (const step of STEPS) {
    // An empty answer takes the offered value, and is refused by name if there is none.
    const given = Object.fromEntries(
      step.questions.map(({ setting }) => [setting, answers[setting] ?? '']),
    );
    const { findings, isPassed } = await setup.answer(step.id, given, { isForced });
    for (const finding of findings) {
      const line = `${step.title(ENGLISH)}: ${describeFinding(finding)}`;
      if (finding.state === 'fault') console.error(line);
      else console.log(line);
    }
    if (!isPassed) {
      const hint = step.mayBeForced ? ' Add --use-anyway to write them anyway.' : '';
      console.error(`The settings have not been written.${hint}`);
      return 1;
    }
  }
  const config = await setup.finish();
  console.log(`The settings are in ${setup.path}. ${howToSignIn(config, ENGLISH)}`);
  const proposal = howPointsCount(config, ENGLISH);
  if (proposal !== '') console.log(proposal);
  return 0;
}

/** A JSON object, or lines as in `.env.example`. Throws `UsageError`; its text quotes nothing from the file. */
function readAnswers(file: string): Settings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
  const answers = text.trimStart().startsWith('{') ? readJson(file, text) : parseSettings(text);
  const known: readonly string[] = STEPS.flatMap(({ questions }) =>
    questions.map(({ setting }) => setting),
  );
  const unknown = Object.keys(answers).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(
      `${file}: the set-up does not ask for ${unknown}. It asks for ${known.join(', ')}.`,
    );
  }
  return answers;
}

function readJson(file: string, text: string): Settings {
  const bad = new UsageError(
    `${file}: must be a JSON object of strings, or lines as in .env.example.`,
  );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad;
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.map(([name, answer]: [string, unknown]) => {
      if (typeof answer !== 'string' && typeof answer !== 'number') throw bad;
      return [name, String(answer)];
    }),
  );
}
