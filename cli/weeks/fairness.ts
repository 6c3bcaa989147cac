import { sentenceOf, titleOf } from '#rules/fairness/words.ts';
import { toPoints } from '#rules/points/points.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import { type FairnessReport, reportFairness } from '#server/services/fairness/report.ts';
import { badCall, type CommandContext } from '../command.ts';

export async function run({
  config,
  openAsIs,
  options,
}: CommandContext<'fairness'>): Promise<number> {
  const { week = '' } = options;
  if (!isWeekName(week)) throw badCall('fairness', `${week} is not a week.`);
  const { db } = await openAsIs();
  const report = await reportFairness(db, week, config.coin);
  console.log(options.json ? JSON.stringify(report, null, 2) : describe(report));
  return 0;
}

function describe({ week, tips, signals }: FairnessReport): string {
  const worthy = signals.filter(({ holdWorthy }) => holdWorthy);
  const lines = signals.map(({ shape, ...signal }) => {
    const named = { ...signal, ...(shape === null ? {} : { shape }) };
    const mark = signal.holdWorthy ? '!' : ' ';
    const members = signal.members.join(', ');
    return `${mark} ${titleOf(named)} (members ${members}; ${toPoints(signal.hundredths)} points): ${sentenceOf(named)}`;
  });
  const head = `Week of ${week}: ${tips} tips, ${signals.length} signals, ${worthy.length} worth asking about (!). None is proof.`;
  return [head, ...lines].join('\n');
}
