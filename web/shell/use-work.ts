import { useRef, useState } from 'react';

/** Runs one task at a time: a second press while it is under way does nothing. */
export function useWork() {
  // A ref, not the state: two presses can come before the next render.
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return { run, isBusy };
}
