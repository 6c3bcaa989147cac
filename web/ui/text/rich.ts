import { createElement, Fragment, type ReactNode } from 'react';
import type { Rich } from '#rules/messages/numbers.ts';

/** A message with tags, for which its caller made elements. As arguments, because children in an array would need keys. */
export function rich(parts: Rich<ReactNode>): ReactNode {
  return createElement(Fragment, null, ...parts);
}
