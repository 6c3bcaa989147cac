// What goes wrong, tried on purpose: `npm run drill -- failover|disk|restore [rounds]`, `npm run drill -- upgrade [GIT_REF]`.
// DRILL_SEED repeats one. See docs/drills.md.
import { randomInt } from 'node:crypto';
import { randomFrom } from '#server/testing/events.ts';
import { fillEmbedded, fillPostgres } from './disk.ts';
import { failOver } from './failover.ts';
import { printRound, printVerdict, type Round } from './report.ts';
import { restore } from './restore.ts';
import { upgrade } from './upgrade.ts';

type Drill = (
  random: ReturnType<typeof randomFrom>,
  argument: string | undefined,
) => AsyncGenerator<Round>;

const DRILLS: Readonly<Record<string, Drill>> = {
  failover: (random, rounds) => repeat(Number(rounds ?? 1), () => failOver(random)),
  async *disk(random, rounds) {
    for (let round = 0; round < Number(rounds ?? 1); round++) {
      yield await fillEmbedded(random);
      yield await fillPostgres(random);
    }
  },
  restore: (random, rounds) => restore(random, Number(rounds ?? 50)),
  async *upgrade(_random, ref) {
    yield await upgrade(ref ?? null);
  },
};

const [name = '', argument] = process.argv.slice(2);
const drill = DRILLS[name];
if (!drill) {
  console.error(`Name one of the drills: ${Object.keys(DRILLS).join(', ')}.`);
  process.exit(64);
}
const seed = Number(process.env.DRILL_SEED ?? randomInt(2 ** 31));
console.log(`seed ${seed}`);
const rounds: Round[] = [];
for await (const round of drill(randomFrom(seed), argument)) {
  rounds.push(round);
  printRound(rounds.length, round);
}
process.exit(printVerdict(rounds));

async function* repeat(count: number, round: () => Promise<Round>): AsyncGenerator<Round> {
  for (let done = 0; done < count; done++) yield await round();
}
