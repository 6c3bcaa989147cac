// Failures caused on purpose: `npm run drill -- failover|disk|restore|tips|updates [rounds]`, `npm run drill -- upgrade
// [GIT_REF]`, `npm run drill -- adversary [histories] [SEED/PATH]`, `npm run drill -- cluster [rounds] [FAULT,…]`,
// `npm run drill -- deploy`. DRILL_SEED repeats one. See docs/drills.md.
import { randomInt } from 'node:crypto';
import { randomFrom } from '#server/testing/events.ts';
import { tryHistories } from './adversary.ts';
import { standBehindProxies } from './deploy/deploy.ts';
import { fillEmbedded, fillPostgres } from './disk.ts';
import { failOver } from './failover.ts';
import { keepCluster } from './patroni/cluster.ts';
import { printRound, printVerdict, type Round } from './report.ts';
import { restore } from './restore.ts';
import { killTips } from './tips.ts';
import { killUpdates } from './updates.ts';
import { upgrade } from './upgrade.ts';

type Drill = (
  random: ReturnType<typeof randomFrom>,
  argument: string | undefined,
  further: string | undefined,
) => AsyncGenerator<Round>;

const DRILLS: Readonly<Record<string, Drill>> = {
  adversary: (random, histories, place) =>
    tryHistories(random, { histories: countOf(histories, 10_000), place }),
  cluster: (random, rounds, faults) => keepCluster(random, { rounds: countOf(rounds, 20), faults }),
  deploy: standBehindProxies,
  failover: (random, rounds) => repeat(countOf(rounds, 1), () => failOver(random)),
  async *disk(random, rounds) {
    const count = countOf(rounds, 1);
    for (let round = 0; round < count; round++) {
      yield await fillEmbedded(random);
      yield await fillPostgres(random);
    }
  },
  restore: (random, rounds) => restore(random, countOf(rounds, 50)),
  tips: (random, rounds) => killTips(random, countOf(rounds, 10)),
  updates: (random, rounds) => killUpdates(random, countOf(rounds, 10)),
  async *upgrade(_random, ref) {
    yield await upgrade(ref ?? null);
  },
};

const [name = '', argument, further] = process.argv.slice(2);
const drill = DRILLS[name];
if (!drill) {
  console.error(`Name one of the drills: ${Object.keys(DRILLS).join(', ')}.`);
  process.exit(64);
}
const seed = Number(process.env.DRILL_SEED ?? randomInt(2 ** 31));
console.log(`seed ${seed}`);
const rounds: Round[] = [];
try {
  for await (const round of drill(randomFrom(seed), argument, further)) {
    rounds.push(round);
    printRound(rounds.length, round);
  }
} catch (error) {
  console.error(error);
  console.log(`WRONG: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
process.exit(printVerdict(rounds));

async function* repeat(count: number, round: () => Promise<Round>): AsyncGenerator<Round> {
  for (let done = 0; done < count; done++) yield await round();
}

function countOf(argument: string | undefined, otherwise: number): number {
  const count = Number(argument ?? otherwise);
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new Error(`${argument} is no number of rounds: give 1 or more.`);
  }
  return count;
}
