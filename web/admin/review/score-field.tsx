import { useEffect, useId, useRef } from 'react';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { m } from '#web/messages.ts';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';

/** Whole points within the content type's range; null for anything else. */
export function parseScore(contentType: string, text: string): number | null {
  const { minPoints, maxPoints } = contentTypeFor(contentType);
  if (!/^[0-9]{1,4}$/.test(text.trim())) return null;
  const points = Number(text);
  return points >= minPoints && points <= maxPoints ? points : null;
}

type ScoreFieldProps = {
  contentType: string;
  /** As typed; may not be a valid score. */
  text: string;
  onChange: (text: string) => void;
  isFocused: boolean;
};

/** A slider and a number field for the same score. */
export function ScoreField({ contentType, text, onChange, isFocused }: ScoreFieldProps) {
  const id = useId();
  const number = useRef<HTMLInputElement>(null);
  const { minPoints, maxPoints, pointRange } = contentTypeFor(contentType);
  const points = parseScore(contentType, text);
  const isWrong = points === null;

  useEffect(() => {
    if (!isFocused) return;
    number.current?.focus();
    number.current?.select();
  }, [isFocused]);

  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {m.portal_review_score()}
        </label>
        <span id={`${id}-range`} className="text-muted">
          {m.portal_review_range({ type: contentTypeName(contentType), range: pointRange })}
        </span>
      </div>
      <div className="mt-1.5 flex items-center gap-4">
        <input
          id={id}
          type="range"
          min={minPoints}
          max={maxPoints}
          step={1}
          value={points ?? minPoints}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={`${id}-range`}
          className="h-11 min-w-0 grow accent-brass"
        />
        <input
          ref={number}
          type="number"
          inputMode="numeric"
          min={minPoints}
          max={maxPoints}
          step={1}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          aria-label={m.portal_review_points()}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : `${id}-range`}
          className="h-11 w-20 shrink-0 rounded-md border border-edge bg-raised px-3 text-end text-base hover:border-ink aria-invalid:border-bad"
        />
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-sm text-bad">
          {m.portal_review_score_wrong({ least: String(minPoints), most: String(maxPoints) })}
        </p>
      )}
    </div>
  );
}
