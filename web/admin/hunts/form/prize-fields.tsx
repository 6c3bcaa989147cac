import { useRef } from 'react';
import { formatAmount, isAmount, parseAmount } from '#rules/amounts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { freeKey, moved, type PrizeText } from '../draft/hunt-text.ts';
import { prizeField } from '../draft/prize-draft.ts';
import type { FieldsProps } from './hunt-fields.tsx';
import { MoveButtons } from './move-buttons.tsx';

type PrizeFieldsProps = FieldsProps & { dailyCoins: string | null };

/** The prizes by place. */
export function PrizeFields({ text, problems, dailyCoins, onChange }: PrizeFieldsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const { code } = community.coin;
  const { prizes } = text;
  const put = (next: readonly PrizeText[]) => onChange({ ...text, prizes: next });
  const edit = (key: string, change: Partial<PrizeText>) =>
    put(prizes.map((each) => (each.key === key ? { ...each, ...change } : each)));

  return (
    <div>
      <h4 className="font-medium">{m.hunt_prizes()}</h4>
      <p className="mt-1 measure text-sm text-muted">
        {dailyCoins === null
          ? m.portal_hunts_prizes_only_points()
          : m.portal_hunts_prizes_sum({ most: dailyCoins, sum: totalOf(prizes), code })}
      </p>
      <ol aria-label={m.hunt_prizes()} className="mt-3 grid gap-4 empty:hidden">
        {prizes.map(({ key, amount, points }, index) => (
          <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <p className="w-10 pt-9.5 text-sm font-medium max-sm:w-full max-sm:pt-0">
              {m.portal_hunts_place({ place: index + 1 })}
            </p>
            <div className="grid min-w-0 grow grid-cols-2 gap-x-4">
              <TextField
                label={m.portal_hunts_prize_coins({ code })}
                name={prizeField(key, 'amount')}
                value={amount}
                onChange={(value) => edit(key, { amount: value })}
                problem={problems.get(prizeField(key, 'amount'))}
              />
              <TextField
                label={m.portal_hunts_points()}
                name={prizeField(key, 'points')}
                value={points}
                onChange={(value) => edit(key, { points: value })}
                problem={problems.get(prizeField(key, 'points'))}
              />
            </div>
            <div className="pt-8 max-sm:pt-0">
              <MoveButtons
                labels={{
                  up: m.portal_hunts_prize_up({ number: String(index + 1) }),
                  down: m.portal_hunts_prize_down({ number: String(index + 1) }),
                  remove: m.portal_hunts_prize_remove({ number: String(index + 1) }),
                }}
                index={index}
                of={prizes.length}
                onMove={(to) => put(moved(prizes, index, to))}
                onRemove={() => {
                  put(prizes.filter((each) => each.key !== key));
                  add.current?.focus();
                }}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        size="sm"
        className="mt-3"
        disabled={prizes.length >= HUNT_LIMITS.prizes}
        onClick={() => put([...prizes, { key: freeKey(prizes), amount: '', points: '' }])}
      >
        {m.portal_hunts_prize_add()}
      </Button>
    </div>
  );
}

/** Of the amounts that can be read. */
function totalOf(prizes: readonly PrizeText[]): string {
  const units = prizes
    .map(({ amount }) => amount.trim())
    .filter(isAmount)
    .map(parseAmount);
  return formatAmount(units.reduce((sum, each) => sum + each, 0n));
}
