import { lazy, Suspense, useState } from 'react';
import { usePageFacts } from '../../shell/page-context.tsx';
import type { ModifierFieldsProps } from './ModifierFields.tsx';
import { modifierFields, loadModifierFields } from './load-modifier-fields.ts';

/** Drawn by the server, and taken over once its code is there. */
export function LazyModifierFields(props: ModifierFieldsProps) {
  const { locale } = usePageFacts();
  const [Fields] = useState(() => modifierFields() ?? lazy(() => loadModifierFields(locale)));
  return (
    <Suspense>
      <Fields {...props} />
    </Suspense>
  );
}
