// The split of a week's pool, from its file (docs/spec/week.md).

/** Splits a week again: in proportion, then a unit each by the largest remainder, more points, the older account. */
export function isSplitRight({ pool_units, threshold_hundredths, highest_share_units }, members) {
  const [pool, most] = [BigInt(pool_units), BigInt(highest_share_units ?? pool_units)];
  const total = members.reduce((sum, { counted }) => sum + counted, 0n);
  const sharing = members.filter(({ counted }) => counted > 0n);
  for (const each of sharing) each.due = (pool * each.counted) / total;
  for (const each of sharing) each.rest = (pool * each.counted) % total;
  const left = sharing.reduce((rest, { due }) => rest - due, pool);
  const down = (a, b) => Number(a < b) - Number(a > b);
  const byAge = (a, b) => a.made - b.made || a.id - b.id;
  sharing.sort((a, b) => down(a.rest, b.rest) || down(a.counted, b.counted) || byAge(a, b));
  for (const each of sharing.slice(0, Number(left))) each.due += 1n;
  const isRight = ({ due = 0n, units }) => units === (due > most ? most : due);
  return members.every((each) => isRight(each) && each.points >= Number(threshold_hundredths));
}
/** A member’s line of the file of a week. */
export function readMember(line) {
  const fields = line.split(';');
  if (fields.length === 4) fields.splice(2, 0, fields[1]);
  const [id, points, counted, made, units] = fields;
  return { id, points: Number(points), counted: BigInt(counted), made, units: BigInt(units) };
}
const unitsOf = (coins, [whole, part = ''] = coins.split('.')) =>
  BigInt(whole + part.padEnd(8, '0'));
const hundredthsOf = (value) => `${Math.round(value * 100)}`;
/** True if pool, threshold and highest share are those of the policy; `left` has the units that the week before left. */
export function isByPolicy(header, policy, left = 0n) {
  const { balancePart: part, counting, highestShare, minActivityThreshold, weeklyPool } = policy;
  const [pool, most] = [BigInt(header.pool_units), unitsOf(weeklyPool)];
  const isPart = part !== undefined && most > 0n;
  const isSameRule = isPart
    ? header.balance_part_hundredths === hundredthsOf(part) &&
      header.highest_pool_units === `${most}`
    : header.balance_part_hundredths === undefined;
  const carried = isPart ? BigInt(header.carried_units ?? 0) : pool - most;
  const isHighest = (percent) =>
    header.highest_share_units === `${(pool * BigInt(percent ?? 0)) / 100n}`;
  return (
    header.threshold_hundredths === hundredthsOf(minActivityThreshold) &&
    isSameRule &&
    carried >= left &&
    (isHighest(highestShare) ||
      (counting.kind === 'backed' && isHighest(counting.highestShareWhileYoung)))
  );
}
