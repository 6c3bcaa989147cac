import type { Page } from '@playwright/test';

type Shift = { value: number; what: string[] };

/**
 * Records every layout shift from now on, or from the start of the next page, including those within half a second of a press,
 * which the usual metric ignores. Each call returns the shifts since the last one.
 */
export async function watchShifts(page: Page) {
  const watch = () => {
    const all: Shift[] = [];
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Entry[]) {
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = node?.textContent?.slice(0, 30);
          return `${node?.nodeName} ${text}: ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        all.push({ value, what });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, {
      takeShifts: () => {
        note(observer.takeRecords());
        return all.splice(0);
      },
    });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () =>
    page.evaluate(() => (window as unknown as { takeShifts: () => Shift[] }).takeShifts());
}

/** Waits for fonts: positions measured before they arrive may change. */
export async function untilFontsAreHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Waits for fonts and two frames. Do not use while the clock is stopped: frames stop with it. */
export async function untilDrawn(page: Page): Promise<void> {
  await untilFontsAreHere(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
