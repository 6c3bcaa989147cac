import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type SetupMessages, setupMessagesIn } from '#rules/messages/setup-messages.ts';
import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { requireKnownNames } from '#server/config/names/check-names.ts';
import { renamesOf, withCurrentNames } from '#server/config/names/old-names.ts';
import {
  changeSettings,
  parseSettings,
  readSettingsText,
  replaceFile,
  type Settings,
  settingsPath,
} from '#server/config/settings-file.ts';
import type { Finding } from '#server/doctor/finding.ts';
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
import { fallbackOf, isAsked, mistyped, waitsFor } from './questions.ts';
import { type Question, STEPS, type Step, type StepId } from './steps.ts';

/** Typed as an answer, it removes the current value. */
export const NONE = 'none';

/** Errors are in English, like those of all settings. */
const ENGLISH = setupMessagesIn('en');

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

/** The result of trying answers: `isPassed` if the set-up may continue. */
export type Outcome = { findings: Finding[]; isPassed: boolean };

/** How answers are tried. */
export type Trial = {
  /** Continues although a service does not answer, if the step allows that. */
  isForced?: boolean;
  /** The last question that was asked so far; left out: all were. A fault that names a later one waits for its answer. */
  upTo?: string;
};

/**
 * The set-up of an instance, for the terminal, the page and an answers file. Each answer is stored in a draft beside the
 * settings file at once, a secret as soon as it is accepted, so an interruption loses nothing; `finish` turns the draft into the
 * settings. Throws `ConfigError` if a file cannot be read, or if the settings file has a name that is no setting.
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
  // Secrets are held here while they are tried, and stay here if they are refused.
  let trying: Record<string, string | null> = {};
  const refused: Record<string, string> = {};

  const answers = (unaccepted = trying): Settings => {
    const set = parseSettings(text);
    const file = environment.COMMUNITY_FILE ?? set.COMMUNITY_FILE;
    const merged: Settings = { ...communityAnswers(file && resolve(cwd, file)), ...set };
    for (const [name, value] of Object.entries(unaccepted)) {
      if (value === null) delete merged[name];
      else merged[name] = value;
    }
    for (const [name, value] of Object.entries(environment)) {
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  };

  function keep(changes: Record<string, string | null>): void {
    text = changeSettings(text, changes);
    replaceFile(draftPath, text);
  }

  function stored(setting: string): string | undefined {
    return answers({})[setting]?.trim();
  }

  function isFixed(setting: string): boolean {
    const isOfFile = COMMUNITY_ANSWERS.includes(setting);
    return environment[isOfFile ? 'COMMUNITY_FILE' : setting] !== undefined;
  }

  /** The settings of a step's questions after this one, which are still to be asked; none without it. */
  function laterThan(upTo: string | undefined, step: Step): string[] {
    const place = step.questions.findIndex(({ setting }) => setting === upTo);
    if (place === -1) return [];
    return step.questions
      .slice(place + 1)
      .flatMap(({ setting }) => (isFixed(setting) ? [] : [setting]));
  }

  /** The same without those that the answers so far leave out. */
  function waitingAfter(upTo: string | undefined, step: Step): string[] {
    const later = laterThan(upTo, step);
    return step.questions.flatMap((question) =>
      later.includes(question.setting) && isAsked(question, answers()) ? [question.setting] : [],
    );
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

  /** The configuration from the answers to this question: later ones may still be anything. */
  function readUpTo(step: Step, upTo?: string): Config {
    const later = STEPS.slice(STEPS.findIndex(({ id }) => id === step.id) + 1);
    const unread: readonly string[] = [
      ...laterThan(upTo, step),
      ...later.flatMap(({ questions }) => questions.map(({ setting }) => setting)),
    ];
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

  async function findFindings(step: (typeof STEPS)[number], upTo?: string): Promise<Finding[]> {
    if (step.id === 'community') {
      return isFixed(COMMUNITY_KIND) ? [] : checkCommunity(communityFile(), answers());
    }
    if (step.id === 'backups') completeBackups();
    const config = readUpTo(step, upTo);
    if (!isTriedAt(step, upTo)) return [];
    const { findings, found } = await checkStep(step.id, config, {
      nowMs: now(),
      isNew: written === null,
    });
    keep(found);
    if (step.id === 'database') holdsDemo = findings.some((each) => each.check === HOLDS_DEMO);
    return findings;
  }

  /** Services are asked once the answer that names them is given, and once more when the step ends. */
  function isTriedAt(step: Step, upTo?: string): boolean {
    const isLast = waitingAfter(upTo, step).length === 0;
    return isLast || step.questions.some((each) => each.setting === upTo && each.isTried);
  }

  async function check(step: (typeof STEPS)[number], trial: Trial): Promise<Outcome> {
    const waiting = waitingAfter(trial.upTo, step);
    const findings = (await findFindings(step, trial.upTo)).filter(
      (each) => !waitsFor(each, waiting),
    );
    const isFine = !findings.some(({ state }) => state === 'fault');
    const isPassed = isFine || (trial.isForced === true && step.mayBeForced);
    if (isPassed && waiting.length === 0) passed = [...passed, step.id];
    return { findings, isPassed };
  }

  return {
    path,
    /** True if there is an instance already. */
    isConfigured: written !== null || environment.TELEGRAM_BOT_TOKEN !== undefined,

    /** The value of a setting from the environment, the draft or the file; null if there is none. */
    valueOf: (setting: string): string | null => answers()[setting]?.trim() || null,

    /** An answer in a form that may be shown: secrets are masked. */
    shownAnswer({ setting, kind, options }: Question, m: SetupMessages): string {
      const value = answers()[setting]?.trim() || NONE;
      if (value === NONE) return m.setup_summary_none();
      if (kind === 'secret') return m.setup_summary_secret();
      return options?.find((option) => option.value === value)?.label(m) ?? value;
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
     * Stores a step's answers and tries them. A secret is stored only if it is accepted.
     * @param given texts by setting; an empty one stands for the offered value, or for the stored secret; `none` removes it; one
     *   that is missing was not asked for: if it is required, the step is not passed, without a finding
     */
    async answer(id: StepId, given: Settings, trial: Trial = {}): Promise<Outcome> {
      const step = stepOf(id);
      // Later steps may depend on it.
      passed = STEPS.slice(0, STEPS.indexOf(step)).flatMap((each) =>
        passed.includes(each.id) ? [each.id] : [],
      );
      try {
        const outcome = await tryAnswers();
        if (outcome.isPassed) {
          keep(trying);
          for (const setting of Object.keys(trying)) delete refused[setting];
        }
        return outcome;
      } finally {
        for (const [setting, value] of Object.entries(trying)) {
          if (value !== null && value !== stored(setting)) refused[setting] = value;
        }
        trying = {};
      }

      async function tryAnswers(): Promise<Outcome> {
        try {
          const wrong = step.questions.flatMap((question) => keepAnswer(question));
          if (wrong.length === 0) return await check(step, trial);
          // A question that the form did not show yet, because another answer brought it up, is no mistake.
          const findings = wrong.flatMap(({ setting, finding }) =>
            given[setting] === undefined ? [] : [finding],
          );
          return { findings, isPassed: false };
        } catch (error) {
          if (!(error instanceof ConfigError)) throw error;
          const finding = mistyped(error);
          const isWaiting = waitsFor(finding, waitingAfter(trial.upTo, step));
          return { findings: isWaiting ? [] : [finding], isPassed: isWaiting };
        }
      }

      /** A wrong answer keeps none of the others from being kept. */
      function keepAnswer(question: Question): { setting: string; finding: Finding }[] {
        const isLater = laterThan(trial.upTo, step).includes(question.setting);
        if (isLater && isAsked(question, answers())) return [];
        try {
          const change = changeOf(question, given);
          // Refuses here what cannot be written later.
          changeSettings(text, change);
          if (question.kind === 'secret') trying = { ...trying, ...change };
          else keep(change);
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
        const isSecret = kind === 'secret';
        const isKept = typed === undefined || (isSecret && typed === '');
        const wanted = (isKept ? present(setting, typed) : typed) || fallback;
        const value = typed === NONE || wanted === '' ? null : wanted;
        const known = options?.map((option) => option.value);
        // A setting from elsewhere may have another value, and stays if nothing else is chosen.
        const isKnown = !typed || typed === NONE || typed === answers()[setting];
        if (!isKnown && known && !known.includes(typed)) {
          throw new ConfigError(`${setting}: must be one of ${known.join(', ')}`, [setting]);
        }
        const isNeeded = question.isRequired || (question.isAmount && fallback === '');
        if (isNeeded && value === null) {
          throw new ConfigError(`${setting}: is required`, [setting]);
        }
        return { [setting]: value };
      }

      // The page shows no secret again: the one that was refused is meant if it is to be used anyway.
      function present(setting: string, typed: string | undefined): string | undefined {
        const isMeant = typed === undefined || trial.isForced === true;
        return (isMeant ? refused[setting] : undefined) ?? stored(setting);
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
      if (open) throw new ConfigError(`${open.title(ENGLISH)}: this step is not complete`, []);
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

async function emptyDatabase(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    await clearDemo(database.db);
  } finally {
    await database.close();
  }
}
