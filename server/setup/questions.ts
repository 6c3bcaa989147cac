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

/** True if a finding names a setting. */
export function namesSetting({ says, remedy = '' }: Finding, setting: string): boolean {
  return new RegExp(`\\b${setting}\\b`).test(`${says} ${remedy}`);
}

export function waitsFor(finding: Finding, settings: readonly string[]): boolean {
  return settings.some((setting) => namesSetting(finding, setting));
}

export function mistyped({ message }: ConfigError): Finding {
  const isAnswer = STEPS.some(({ questions }) =>
    questions.some(({ setting }) => message.startsWith(`${setting}:`)),
  );
  const remedy = isAnswer ? 'Correct the answer' : 'Correct it in the environment';
  return fault('setting', `${message}.`, remedy);
}
