import { lazyPart } from '../ui/preloadable.tsx';
import { useOpenPick, type OpenPick } from './pick-media.ts';

const Dialog = lazyPart<{ pick: OpenPick }>(() => import('./PickerDialog.tsx'));

/** Where the picker opens, over whichever page asks for it. */
export function PickerPlace() {
  const pick = useOpenPick();
  return pick ? <Dialog pick={pick} /> : null;
}
