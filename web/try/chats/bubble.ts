import { cx } from '#web/ui/cx.ts';

const TAIL = 'after:absolute after:bottom-0 after:h-3 after:w-2';

/** The look of a bubble; the last one of a row has the tail. */
export function bubbleClass(isOwn: boolean, hasTail: boolean): string {
  return cx(
    'relative max-w-full rounded-[0.875rem]',
    isOwn ? 'bg-brass-wash' : 'bg-raised',
    hasTail && TAIL,
    hasTail &&
      (isOwn
        ? "rounded-br-none after:left-full after:bg-brass-wash after:[clip-path:path('M0_0V12H8C3_11_0_7_0_0Z')]"
        : "rounded-bl-none after:right-full after:bg-raised after:[clip-path:path('M8_0V12H0C5_11_8_7_8_0Z')]"),
  );
}
