import { useTranslate } from 'ra-core';
import type { FileDetails } from '#shared/media.ts';
import { DEMO_APP } from '#shared/media-listing.ts';
import { useNameOf } from '#admin/ui/use-name-of.ts';

/** Who brought the file, where that is known. */
export function AddedBy({ by }: { by: FileDetails['addedBy'] }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  if (!by || (by.type === 'APP' && by.id !== DEMO_APP)) return null;
  return <bdi>, {by.type === 'WIX_USER' ? nameOf(by.id) : translate(`media.addedBy.${by.type}`)}</bdi>;
}
