import {
  findByUsername,
  findPersonById,
  type NamedPerson,
  namesOf,
} from '#server/services/bot/people.ts';
import type { Ask } from './ask.ts';

/** The person a command is about: `asker` if it names none, `unknown` if the name is not known. */
export type Whom =
  | { kind: 'asker' }
  | { kind: 'unknown'; name: string }
  | { kind: 'nobody' }
  | { kind: 'person'; person: NamedPerson };

/**
 * Finds the person that a command means. The author of the replied message and people picked from a list are certain; a name may
 * belong to somebody else by now. `nobody`: a bot, a channel or an anonymous administrator.
 */
export async function findWhom({ deps, message, args }: Ask): Promise<Whom> {
  const [mention] = message.mentions;
  const shown = mention ? mention.person : message.replyTo?.from;
  if (shown) {
    if (shown.isBot) return { kind: 'nobody' };
    const known = await findPersonById(deps.db, shown.id);
    const fresh = { telegramId: shown.id, names: namesOf(shown), knownMs: deps.now() };
    return {
      kind: 'person',
      person: { memberId: null, isHidden: false, ...known, ...fresh },
    };
  }
  if (!mention && message.replyTo) return { kind: 'nobody' };
  if (args === '') return { kind: 'asker' };
  const name = /@?(\w{3,32})/.exec(args)?.[1];
  if (name === undefined) return { kind: 'unknown', name: args.replace(/^@/, '') };
  const person = await findByUsername(deps.db, name);
  return person === null ? { kind: 'unknown', name } : { kind: 'person', person };
}
