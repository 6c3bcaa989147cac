import type { JobName } from '#rules/jobs.ts';
import type { KeyNumber, Person } from './cast.ts';
import type { IndexMood } from './outside.ts';

/** All moves that anybody can make. `tip` counts back from the newest tip and wraps around. */
export type Move =
  | {
      do: 'tip';
      by: Person;
      to: Person;
      coins: number;
      note?: string;
      lessUnits?: number;
      mark?: number | undefined;
    }
  | { do: 'cancel' | 'refuse'; tip: number }
  | { do: 'pay'; tip: number; extraUnits?: number }
  /** `twice`: on both servers at once, like a page that got no answer. */
  | { do: 'pay on page'; tip: number; twice?: boolean }
  | { do: 'send on page'; by: Person; to: Person; coins: number }
  | { do: 'send on page'; by: Person; likeTip: number }
  /** The bytes of the newest payment of a tip from outside, as a send of their own. */
  | { do: 'register'; by: Person }
  | { do: 'pay something else'; to: Person; coins: number }
  /** One output for each mark that a tip of these coins can have. */
  | { do: 'pay every mark'; to: Person; coins: number }
  | { do: 'set address'; by: Person; key: KeyNumber }
  | { do: 'say'; by: Person; text: string; inGroup?: boolean }
  | { do: 'forge'; by: Person; data: string }
  | { do: 'forge end'; by: Person; tip: number; as: 'tc' | 'tr' }
  | { do: 'switch off'; command: string }
  /** A button of the newest message that the bot has sent them in private. */
  | { do: 'press'; by: Person; button: number }
  | { do: 'hear again' }
  | { do: 'mine'; blocks: number }
  | { do: 'reorganise'; blocks: number; lose: boolean }
  | { do: 'wait'; minutes: number }
  | { do: 'run'; job: JobName; server: 0 | 1 }
  /** A server reads so many blocks of those that it has not read, and dies before it settles anything. */
  | { do: 'follow and die'; blocks: number }
  /** Both servers at once. */
  | { do: 'follow twice' }
  | { do: 'restart'; server: 0 | 1 }
  /** The next answer of that kind is lost on its way. */
  | { do: 'cut answer'; of: 'node' | 'telegram' }
  | { do: 'index'; is: IndexMood }
  | { do: 'blind index'; at: Person }
  | { do: 'dust pool'; receipts: number }
  | { do: 'end week' };

export type MoveOf<D extends Move['do']> = Extract<Move, { do: D }>;
