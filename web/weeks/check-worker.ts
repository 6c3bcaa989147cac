import { answerPage } from './check-messages.ts';
import { splitAgain } from './check-split.ts';

// In a worker, because splitting a million shares takes seconds and the page must stay responsive.
answerPage((bytes: ArrayBuffer, onProgress) => {
  const { inputs, check } = splitAgain(bytes, onProgress);
  return { inputs, check };
});
