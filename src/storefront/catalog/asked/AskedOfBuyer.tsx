import { lazy, Suspense, useState } from 'react';
import { usePageFacts } from '../../shell/page-context.tsx';
import type { AskedProps } from './AskedFields.tsx';
import { askedFields, loadAsked } from './load-asked.ts';

/** Drawn by the server, and taken over once its code is there. */
export function AskedOfBuyer(props: AskedProps) {
  const { locale } = usePageFacts();
  const [Fields] = useState(() => askedFields() ?? lazy(() => loadAsked(locale)));
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}
