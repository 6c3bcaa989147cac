/** A person, as a test names them. */
export type TestPerson = {
  first_name: string;
  /** As their Telegram says it; unchecked, like everything from there. */
  language_code?: string;
  last_name?: string;
  username?: string;
  is_bot?: boolean;
};

export type TestGroup = {
  title: string;
  /** By number; null: the group has no topics. */
  topics: ReadonlyMap<number, string> | null;
  administrators: readonly string[];
};

export const TEST_BOT = {
  id: 7_000_000_001,
  is_bot: true,
  first_name: 'Test',
  username: 'quarterdeck_bot',
  can_join_groups: true,
  can_read_all_group_messages: true,
};

export type TestChats = ReturnType<typeof createTestChats>;

/** The people and groups in Telegram: everybody unknown is called Person. */
export function createTestChats() {
  const people = new Map<string, TestPerson>();
  const groups = new Map<string, TestGroup>();

  return {
    groups,
    /** Sets a person's names. */
    setPerson(id: string, person: TestPerson): void {
      people.set(id, person);
    },
    /** Opens a group with the bot in it; its id is negative, as in Telegram. */
    openGroup(id: string, group: Partial<TestGroup> = {}): void {
      groups.set(id, { title: 'The crew', topics: null, administrators: [], ...group });
    },
    /** Makes somebody an administrator of a group, or no longer one. */
    setAdministrator(chatId: string, id: string, isOne: boolean): void {
      const group = groups.get(chatId);
      if (group === undefined) return;
      const others = group.administrators.filter((each) => each !== id);
      groups.set(chatId, { ...group, administrators: isOne ? [...others, id] : others });
    },
    userOf(id: string) {
      if (id === String(TEST_BOT.id)) return TEST_BOT;
      return { id: Number(id), is_bot: false, first_name: 'Person', ...people.get(id) };
    },
    chatOf(id: string) {
      const group = groups.get(id);
      if (group === undefined) {
        const { is_bot: _isBot, ...names } = { first_name: 'Person', ...people.get(id) };
        return { id: Number(id), ...names, type: 'private' };
      }
      const isForum = group.topics !== null ? { is_forum: true } : {};
      return { id: Number(id), title: group.title, type: 'supergroup', ...isForum };
    },
    statusOf(chatId: string, personId: string): 'creator' | 'administrator' | 'member' {
      return groups.get(chatId)?.administrators.includes(personId) ? 'administrator' : 'member';
    },
  };
}

const COMMAND = /(?<![\w/])\/[a-z0-9_]{1,32}(@\w+)?/gi;
const MENTION = /(?<!\w)@\w{3,32}/g;

/** The marks that Telegram finds in a text: commands, and names. */
export function entitiesOf(text: string) {
  const found = (pattern: RegExp, type: string) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
      type,
      offset: index,
      length: word.length,
    }));
  const commands = found(COMMAND, 'bot_command');
  const isInside = (offset: number) =>
    commands.some((each) => offset > each.offset && offset < each.offset + each.length);
  return [...commands, ...found(MENTION, 'mention').filter(({ offset }) => !isInside(offset))];
}
