// A separate process for the tests of being killed (embedded.test.ts): opens the given folder, and then writes and acknowledges
// rows forever, or waits.
import { sql } from 'kysely';
import { connect } from '#server/db/connect.ts';

const [folder = '', writes] = process.argv.slice(2);
const { db } = await connect({ folder });
process.stdin.resume();
if (writes) {
  await sql`create table if not exists t (round int, id int)`.execute(db);
  const { rows } = await sql`
    select coalesce(max(round) + 1, 0) as round from t`.execute(db);
  for (let id = 1; ; id++) {
    await db
      .transaction()
      .execute((tx) => sql`insert into t values (${rows[0]?.round}, ${id})`.execute(tx));
    process.stdout.write(`${id}\n`);
  }
}
