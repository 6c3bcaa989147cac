// What goes wrong, tried on purpose: `npm run drill -- failover | restore [rounds]`. DRILL_SEED repeats one.
import { randomInt } from 'node:crypto';
import { randomFrom } from '#server/testing/events.ts';
import { failOver } from './failover.ts';

const [name, roundsText = '1'] = process.argv.slice(2);
const rounds = Number(roundsText);
const seed = Number(process.env.DRILL_SEED ?? randomInt(2 ** 31));
const random = randomFrom(seed);
console.log(`seed ${seed}`);
if (name === 'failover') {
  for (let round = 1; round <= rounds; round++) console.log(round, await failOver(random));
}
process.exit(0);
