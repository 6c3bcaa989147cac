import type { ConfigError } from '#server/config/config.ts';
import type { Settings } from '#server/config/settings-file.ts';
import { type Finding, fault } from '#server/doctor/finding.ts';
import { COMMUNITY_KIND } from './community.ts';
import { type Question, STEPS } from './steps.ts';

export function isAsked({ when }: Question, answers: Settings): boolean {
  return when === undefined || when(answers);
}

export function fallbackOf({ isAmount, fallback }: Question, answers: Settings): string {
  return isAmount && answers[COMMUNITY_KIND] === 'other' ? '' : fallback;
}

export function waitsFor(finding: Finding, settings: readonly string[]): boolean {
  return finding.settings.some((setting) => settings.includes(setting));
}

/** The finding about a setting that cannot be read: the first one that the error names. */
export function mistyped({ message, settings }: ConfigError): Finding {
  const isAnswer = STEPS.some(({ questions }) =>
    questions.some(({ setting }) => setting === settings[0]),
  );
  const remedy = isAnswer ? 'Correct the answer' : 'Correct it in the environment';
  return fault('setting', `${message}.`, remedy, settings);
}
