import type { ReactNode } from 'react';
import { language } from '#web/messages.ts';

/** Text of the API's own document, which is English on a page of any language. */
export function English({ children }: { children: ReactNode }) {
  if (language === 'en') return children;
  return (
    <bdi lang="en" dir="ltr">
      {children}
    </bdi>
  );
}
