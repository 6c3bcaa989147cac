import { type Ask, answers, type Reply } from '../ask.ts';
import { HELP } from '../texts/help.ts';
import { commandsFor } from './command-lists.ts';

/** `/help`: the commands that work in this chat. */
export async function help({ group, deps, speaker, m }: Ask): Promise<Reply> {
  const place = group === null ? 'private' : 'groups';
  const names = commandsFor({
    place,
    role: speaker.role,
    hasFaucet: deps.config.faucet !== null,
  }).filter((name) => !group?.commandsOff.includes(name));
  const url = `https://t.me/${await deps.readUsername()}?start=help`;
  return answers(HELP.list(m, names, group === null ? null : url));
}
