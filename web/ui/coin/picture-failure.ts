import { type RefCallback, useCallback, useState } from 'react';

/** Returns whether a picture failed to load: `<img {...watch} />`. Also detects a failure before hydration. */
export function usePictureFailure(): {
  isMissing: boolean;
  watch: { ref: RefCallback<HTMLImageElement>; onError: () => void };
} {
  const [isMissing, setIsMissing] = useState(false);
  const onError = useCallback(() => setIsMissing(true), []);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // Not `naturalWidth`: some browsers report 0 for an SVG without a size.
      if (image?.complete) image.decode().catch(onError);
    },
    [onError],
  );
  return { isMissing, watch: { ref, onError } };
}
