import { Suspense } from 'react';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { CustomerActionName, LawName } from '../customer-actions.ts';
import type { LawProps } from './law-props.ts';

/** Each in its own chunk: they are asked for once in a while. */
const dialogs = {
  data: preloadable<LawProps>(() => import('./DataDialog.tsx')),
  merge: preloadable<LawProps>(() => import('./MergeDialog.tsx')),
  delete: preloadable<LawProps>(() => import('./SuccessorDialog.tsx')),
  erase: preloadable<LawProps>(() => import('./EraseDialog.tsx')),
};

export const isOfLaw = (name: CustomerActionName | undefined): name is LawName | 'delete' =>
  name !== undefined && name in dialogs;

export function LawDialog({ name, ...props }: LawProps & { name: LawName | 'delete' }) {
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
