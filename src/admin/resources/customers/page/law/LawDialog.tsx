import { Suspense } from 'react';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { AnyDeed, LawName } from '../deeds.ts';
import type { LawProps } from './law-props.ts';

/** Each in its own chunk: they are asked for once in a while. */
const dialogs = {
  data: preloadable<LawProps>(() => import('./DataDialog.tsx')),
  merge: preloadable<LawProps>(() => import('./MergeDialog.tsx')),
  delete: preloadable<LawProps>(() => import('./HeirDialog.tsx')),
  erase: preloadable<LawProps>(() => import('./EraseDialog.tsx')),
};

export const isOfLaw = (name: AnyDeed | undefined): name is LawName | 'delete' =>
  name !== undefined && name in dialogs;

export function LawDialog({ name, ...props }: LawProps & { name: LawName | 'delete' }) {
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
