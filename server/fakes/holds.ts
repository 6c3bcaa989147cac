export type Moment = 'before' | 'after';

type Hold = { method: string; when: Moment; reach(): void; released: Promise<void> };

/** Pauses calls before or after their effect, for a test that breaks something there. */
export function createHolds() {
  const holds: Hold[] = [];
  return {
    /** Pauses the next call of a method. `reached` resolves when it is paused; `release` lets it continue. */
    hold(method: string, when: Moment): { reached: Promise<void>; release(): void } {
      const [reached, released] = [createSignal(), createSignal()];
      holds.push({ method, when, reach: reached.fire, released: released.fired });
      return { reached: reached.fired, release: released.fire };
    },

    /** Waits while a call of a method is paused. */
    async pass(method: string, when: Moment): Promise<void> {
      const place = holds.findIndex((each) => each.method === method && each.when === when);
      const [hold] = place === -1 ? [] : holds.splice(place, 1);
      hold?.reach();
      await hold?.released;
    },
  };
}

function createSignal(): { fired: Promise<void>; fire(): void } {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire: () => fire() };
}
