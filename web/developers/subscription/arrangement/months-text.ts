/** '1 month', '12 months'. */
export function monthsText(months: number): string {
  return `${months} month${months === 1 ? '' : 's'}`;
}
