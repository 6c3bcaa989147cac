import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a picture did not come, and what its element needs for that to be noticed: `<img {...watch} />`.
 * Also when it had failed before the page's script ran, when nobody listened for its error.
 */
export function usePictureFailure(): {
  isMissing: boolean;
  watch: { ref: RefCallback<HTMLImageElement>; onError: () => void };
} {
  const [isMissing, setIsMissing] = useState(false);
  const onError = useCallback(() => setIsMissing(true), []);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // Not by a natural width of 0, which some browsers give to a drawing without a size of its own.
      if (image?.complete) image.decode().catch(onError);
    },
    [onError],
  );
  return { isMissing, watch: { ref, onError } };
}
