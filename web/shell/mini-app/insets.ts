const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Insets = Record<(typeof SIDES)[number], number>;

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** No notch and no bar is larger. In px. */
const MOST_PX = 400;

/** The device's notch and corners, and Telegram's own buttons below them. */
const covered: Record<'device' | 'bars', Insets> = { device: NONE, bars: NONE };

/**
 * Keeps the page out of what covers it: Telegram tells both parts, and the second begins where the first ends. `env()` is not used
 * besides, because some clients set it to the first part.
 */
export function setInsets(part: keyof typeof covered, eventData: unknown): void {
  covered[part] = readInsets(eventData);
  const { style } = document.documentElement;
  for (const side of SIDES) {
    style.setProperty(`--inset-${side}`, `${covered.device[side] + covered.bars[side]}px`);
  }
}

function readInsets(eventData: unknown): Insets {
  const given: Partial<Record<string, unknown>> =
    typeof eventData === 'object' && eventData !== null ? { ...eventData } : {};
  const [top = 0, right = 0, bottom = 0, left = 0] = SIDES.map((side) => {
    const px = given[side];
    return typeof px === 'number' && px > 0 && px <= MOST_PX ? px : 0;
  });
  return { top, right, bottom, left };
}

/** The visible height, which changes with the keyboard; the stable one does not. */
export function setViewport(eventData: unknown): void {
  if (typeof eventData !== 'object' || eventData === null || !('height' in eventData)) return;
  const { height } = eventData;
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return;
  const { style } = document.documentElement;
  style.setProperty('--tg-viewport-height', `${height}px`);
  if ('is_state_stable' in eventData && eventData.is_state_stable === true) {
    style.setProperty('--tg-viewport-stable-height', `${height}px`);
  }
}
