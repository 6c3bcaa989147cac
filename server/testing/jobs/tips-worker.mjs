// A server without its pages for the drill of tips: does the tasks that it is given, over and over, until it is killed.
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { createIndexSource } from '#server/gateways/chain/index-source.ts';
import { runTask } from '#server/testing/tips/tasks.ts';

const root = String(process.env.ROOT);
const { db } = await connect({ databaseUrl: String(process.env.DATABASE_URL), poolSize: 3 });
const chain = { ...createChainIndex({ root }), ...createIndexSource({ root }) };

for (;;) {
  const given = await (await fetch(`${root}/task?worker=${process.pid}`)).json();
  if (given === null) {
    await pause(5);
    continue;
  }
  const { id, task, nowMs } = given;
  const answer = await runTask({ db, chain, now: () => nowMs }, task);
  await fetch(`${root}/done?id=${id}&answer=${encodeURIComponent(answer)}`);
}
