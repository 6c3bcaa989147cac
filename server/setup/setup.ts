import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireKnownNames } from '#server/config/check-names.ts';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { renamesOf, withCurrentNames } from '#server/config/old-names.ts';
import {
  changeSettings,
  parseSettings,
  readSettingsText,
  replaceFile,
  type Settings,
  settingsPath,
} from '#server/config/settings-file.ts';
import { type Finding, fault } from '#server/doctor/finding.ts';
import { openDatabase } from '#server/open-database.ts';
import { clearDemo } from '#server/services/demo/mark.ts';
import { checkStep, HOLDS_DEMO } from './check.ts';
import {
  COMMUNITY_COIN,
  COMMUNITY_FIELDS,
  COMMUNITY_KIND,
  checkCommunity,
  communityAnswers,
  communityPath,
  withDraft,
  writeCommunity,
} from './community.ts';
import { createOwnerLink, type OwnerLink } from './owner-link.ts';
import { type Question, STEPS, type Step, type StepId } from './steps.ts';

/** Typed as an answer, it removes the current value. */
export const NONE = 'none';

const NEW_FILE = `# Written by the set-up, which can be run again. .env.example describes these and all other settings.
`;
const TOKEN_BYTES = 24;
/** The rule for a new folder, which would otherwise fill the disk (docs/operations.md, BACKUP_KEEP). */
const NEW_KEEP = '7d,4w,6m';
const COMMUNITY_ANSWERS: readonly string[] = [
  COMMUNITY_KIND,
  COMMUNITY_COIN,
  ...Object.keys(COMMUNITY_FIELDS),
];

export type SetupPlace = {
  /** The process's environment, without the settings file: the set-up cannot change its variables. */
  environment: Readonly<Record<string, string | undefined>>;
  cwd: string;
  now?: () => number;
};

export type Setup = ReturnType<typeof openSetup>;

/** The result of trying a step's answers: `isPassed` if the set-up may continue. */
export type Outcome = { findings: Finding[]; isPassed: boolean };

/**
 * The set-up of an instance, for the terminal, the page and an answers file. Each answer is stored in a draft beside the
 * settings file at once, so an interruption loses nothing; `finish` turns the draft into the settings. Throws `ConfigError` if a
 * file cannot be read, or if the settings file has a name that is no setting.
 */
export function openSetup({ environment: given, cwd, now = Date.now }: SetupPlace) {
  const environment = withCurrentNames(given);
  const path = settingsPath(environment, cwd);
  const draftPath = `${path}.draft`;
  const written = readSettingsText(path);
  requireKnownNames(Object.keys(parseSettings(written ?? '')), path);
  const known = readDraft(draftPath, path) ?? written ?? NEW_FILE;
  let text = changeSettings(known, renamesOf(parseSettings(known)));
  let passed: StepId[] = [];
  let holdsDemo = false;
  let link: { token: string; link: OwnerLink } | null = null;

  const answers = (): Settings => {
    const set = parseSettings(text);
    const file = environment.COMMUNITY_FILE ?? set.COMMUNITY_FILE;
    const merged: Settings = { ...communityAnswers(file && resolve(cwd, file)), ...set };
    for (const [name, value] of Object.entries(environment)) {
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  };

  function keep(changes: Record<string, string | null>): void {
    text = changeSettings(text, changes);
    replaceFile(draftPath, text);
  }

  function isFixed(setting: string): boolean {
    const isOfFile = COMMUNITY_ANSWERS.includes(setting);
    return environment[isOfFile ? 'COMMUNITY_FILE' : setting] !== undefined;
  }

  function communityFile(): string {
    const set = parseSettings(text).COMMUNITY_FILE;
    return resolve(cwd, communityPath(path, set));
  }

  /** Writes the community's file, if the community has its own, and leaves its words out of the settings. */
  function writeCommunityFile(): void {
    const given = answers();
    const isOther = given[COMMUNITY_KIND] === 'other';
    const file = communityFile();
    if (!isFixed(COMMUNITY_KIND)) {
      if (isOther) writeCommunity(file, given);
      keep({ COMMUNITY_FILE: isOther ? file : null });
    }
    keep(Object.fromEntries(COMMUNITY_ANSWERS.map((name) => [name, null])));
  }

  /** The configuration from this step and those before it: later answers may still be anything. */
  function readUpTo(step: Step): Config {
    const later = STEPS.slice(STEPS.findIndex(({ id }) => id === step.id) + 1);
    const unread: readonly string[] = later.flatMap(({ questions }) =>
      questions.map(({ setting }) => setting),
    );
    const read = Object.entries(answers()).filter(([name]) => !unread.includes(name));
    // Another coin's pool has no default, and is asked for last.
    const pool = unread.includes('WEEKLY_POOL') ? { WEEKLY_POOL: '0' } : {};
    const settings: Settings = { ...Object.fromEntries(read), ...pool };
    const kind = isFixed(COMMUNITY_KIND) ? undefined : settings[COMMUNITY_KIND];
    if (kind === undefined) return readConfig(settings, cwd);
    const { COMMUNITY_FILE: _, ...rest } = settings;
    if (kind !== 'other') return readConfig(rest, cwd);
    // Later steps try what depends on the coin, and the file is written after the last one.
    return withDraft(communityFile(), settings, (draft) =>
      readConfig({ ...rest, COMMUNITY_FILE: draft }, cwd),
    );
  }

  /** Adds the rest of what a new folder for backups needs. Backups that are there already keep their key and their rule. */
  function completeBackups(): void {
    const given = answers();
    if (!given.BACKUP_FOLDER?.trim()) return;
    if (!given.BACKUP_PASSPHRASE?.trim() && !given.BACKUP_RECIPIENT?.trim()) {
      keep({ BACKUP_PASSPHRASE: randomBytes(TOKEN_BYTES).toString('hex') });
    }
    const isNew = !isFixed('BACKUP_FOLDER') && !parseSettings(written ?? '').BACKUP_FOLDER?.trim();
    // Added to an older folder, the rule would delete backups that the operator keeps.
    if (isNew && !given.BACKUP_KEEP?.trim()) keep({ BACKUP_KEEP: NEW_KEEP });
  }

  async function check(step: (typeof STEPS)[number], isForced: boolean): Promise<Outcome> {
    if (step.id === 'community') {
      const findings = isFixed(COMMUNITY_KIND) ? [] : checkCommunity(communityFile(), answers());
      return judge(step, findings, isForced);
    }
    if (step.id === 'backups') completeBackups();
    const { findings, found } = await checkStep(step.id, readUpTo(step), {
      nowMs: now(),
      isNew: written === null,
    });
    keep(found);
    if (step.id === 'database') holdsDemo = findings.some((each) => each.check === HOLDS_DEMO);
    return judge(step, findings, isForced);
  }

  function judge(step: (typeof STEPS)[number], findings: Finding[], isForced: boolean): Outcome {
    const isFine = !findings.some(({ state }) => state === 'fault');
    const isPassed = isFine || (isForced && step.mayBeForced);
    if (isPassed) passed = [...passed, step.id];
    return { findings, isPassed };
  }

  return {
    path,
    /** True if there is an instance already. */
    isConfigured: written !== null || environment.TELEGRAM_BOT_TOKEN !== undefined,

    /** The value of a setting from the environment, the draft or the file; null if there is none. */
    valueOf: (setting: string): string | null => answers()[setting]?.trim() || null,

    /** An answer in a form that may be shown: secrets are masked. */
    shownAnswer({ setting, kind, options }: Question): string {
      const value = answers()[setting]?.trim() || NONE;
      if (value !== NONE && kind === 'secret') return 'kept secret';
      return options?.find((option) => option.value === value)?.label ?? value;
    },

    /** True if the environment decides it. */
    isFixed,

    /** The questions of a step, given all answers and those typed since. */
    questionsOf: (step: Step, typed: Settings = {}): Question[] =>
      step.questions
        .filter((each) => isAsked(each, { ...answers(), ...typed }))
        .map((each) => ({ ...each, fallback: fallbackOf(each, answers()) })),

    /** The first step that has not been passed; null: all have been. */
    nextStep: () => STEPS.find(({ id }) => !passed.includes(id)) ?? null,

    isPassed: (id: StepId): boolean => passed.includes(id),

    /**
     * Stores a step's answers and tries them.
     * @param given texts by setting; an empty one stands for the offered value, or for the stored secret; `none` removes it; one
     *   that is missing was not asked for: if it is required, the step is not passed, without a finding
     * @param isForced continues although a service does not answer, if the step allows that
     */
    async answer(id: StepId, given: Settings, isForced = false): Promise<Outcome> {
      const step = stepOf(id);
      // Later steps may depend on it.
      passed = STEPS.slice(0, STEPS.indexOf(step)).flatMap((each) =>
        passed.includes(each.id) ? [each.id] : [],
      );
      try {
        const wrong = step.questions.flatMap((question) => keepAnswer(question));
        if (wrong.length > 0) {
          // A question that the form did not show yet, because another answer brought it up, is no mistake.
          const findings = wrong.flatMap(({ setting, finding }) =>
            given[setting] === undefined ? [] : [finding],
          );
          return { findings, isPassed: false };
        }
        return await check(step, isForced);
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        return { findings: [mistyped(error)], isPassed: false };
      }

      /** A wrong answer keeps none of the others from being kept. */
      function keepAnswer(question: Question): { setting: string; finding: Finding }[] {
        try {
          keep(changeOf(question, given));
          return [];
        } catch (error) {
          if (!(error instanceof ConfigError)) throw error;
          return [{ setting: question.setting, finding: mistyped(error) }];
        }
      }

      function changeOf(question: Question, texts: Settings): Record<string, string | null> {
        const { setting, kind, options } = question;
        const fallback = fallbackOf(question, answers());
        if (isFixed(setting)) return {};
        if (!isAsked(question, answers())) return { [setting]: null };
        const typed = texts[setting]?.trim();
        const isKept = typed === undefined || (kind === 'secret' && typed === '');
        const wanted = (isKept ? answers()[setting]?.trim() : typed) || fallback;
        const value = typed === NONE || wanted === '' ? null : wanted;
        const known = options?.map((option) => option.value);
        // A setting from elsewhere may have another value, and stays if nothing else is chosen.
        const isKnown = !typed || typed === NONE || typed === answers()[setting];
        if (!isKnown && known && !known.includes(typed)) {
          throw new ConfigError(`${setting}: must be one of ${known.join(', ')}`);
        }
        const isNeeded = question.isRequired || (question.isAmount && fallback === '');
        if (isNeeded && value === null) {
          throw new ConfigError(`${setting}: is required`);
        }
        return { [setting]: value };
      }
    },

    /** The link by which the owner identifies themselves; null if the bot's messages go to another program. */
    ownerLink(): OwnerLink | null {
      const { botToken: token, botUsername: username, ...config } = readUpTo(stepOf('bot'));
      if (token === null || username === null || config.telegramUpdates !== 'poll') return null;
      if (link?.token !== token) {
        const apiRoot = config.telegramApiRoot;
        link = { token, link: createOwnerLink({ token, apiRoot, username }) };
      }
      return link.link;
    },

    /** True if the demo's community is removed at the end. */
    removesDemo: (): boolean => holdsDemo,

    /**
     * Writes the settings, after removing a demo from the database. Throws `ConfigError` if they contradict each other, or not
     * every step has been passed; nothing is changed then.
     */
    async finish(): Promise<Config> {
      const open = STEPS.find(({ id }) => !passed.includes(id));
      if (open) throw new ConfigError(`${open.title}: this step is not complete`);
      const hasOwnBot = (answers().BOT ?? '0') !== '0';
      if (!hasOwnBot && !answers().BOT_GATEWAY_TOKEN?.trim()) {
        keep({ BOT_GATEWAY_TOKEN: randomBytes(TOKEN_BYTES).toString('hex') });
      }
      writeCommunityFile();
      const config = readConfig(answers(), cwd);
      if (holdsDemo) await emptyDatabase(config);
      replaceFile(path, text);
      rmSync(draftPath, { force: true });
      return config;
    },
  };
}

/** Reads the draft of an interrupted set-up; null if there is none, or the settings have been changed since. */
function readDraft(draftPath: string, path: string): string | null {
  const changedMs = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changedMs(draftPath) > changedMs(path) ? readSettingsText(draftPath) : null;
}

function stepOf(id: StepId): (typeof STEPS)[number] {
  const step = STEPS.find((each) => each.id === id);
  if (!step) throw new Error(`There is no step ${id}`);
  return step;
}

function isAsked({ when }: Question, answers: Settings): boolean {
  return when === undefined || when(answers);
}

function fallbackOf({ isAmount, fallback }: Question, answers: Settings): string {
  return isAmount && answers[COMMUNITY_KIND] === 'other' ? '' : fallback;
}

function mistyped({ message }: ConfigError): Finding {
  const isAnswer = STEPS.some(({ questions }) =>
    questions.some(({ setting }) => message.startsWith(`${setting}:`)),
  );
  const remedy = isAnswer ? 'Correct the answer' : 'Correct it in the environment';
  return fault('setting', `${message}.`, remedy);
}

async function emptyDatabase(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    await clearDemo(database.db);
  } finally {
    await database.close();
  }
}
