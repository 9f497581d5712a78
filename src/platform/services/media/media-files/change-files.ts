import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { MediaFilesApi, Reply, Request } from '#platform/contract/index.ts';
import { readFieldMask } from '#platform/store/index.ts';
import type { StoredFile } from './file.ts';
import { lockFile } from './find-files.ts';
import { ownTargetOf } from './file-locations.ts';
import { cleanName } from './rules/names.ts';
import { present } from './rules/present.ts';
import { files } from './tables.ts';
import { emitFiles } from './emit-events.ts';
import { lockTree } from './tree.ts';

const CHANGEABLE = ['displayName', 'parentFolderId', 'labels'] as const;
type Changeable = (typeof CHANGEABLE)[number];

const isChangeable = (path: string): path is Changeable => CHANGEABLE.some((known) => known === path);

/** What is asked to be changed: what the mask names, without one what is there. @throws 400 for nothing */
export function readChanged<Field extends string>(
  input: object,
  mask: unknown,
  known: (path: string) => path is Field,
): Field[] {
  const named = readFieldMask(mask, 'fieldMask') ?? Object.keys(input);
  const found = named.map((path) => path.replace(/^(file|folder)\./, '')).filter(known);
  if (found.length > 0 || named.length > 0) return found;
  throw badRequest('Nothing is said to be changed.', 'FIELD_MASK_IS_EMPTY_OR_MISSING');
}

const labelled = (labels: readonly string[]): Pick<StoredFile, 'labels' | 'labelText'> => {
  const all = [...new Set(labels.map((label) => label.trim()).filter((label) => label !== ''))];
  return { labels: all, labelText: all.join(' ') };
};

/** Puts a file elsewhere; whoever moves it out of the trash has it back. */
async function moved(context: Context, file: StoredFile, folderId: string | null | undefined) {
  const { folderId: parentFolderId, place } = await ownTargetOf(context, folderId);
  const { trash: _trash, ...rest } = file;
  return { ...rest, parentFolderId, place, state: 'OK' as const };
}

export async function updateFileDescriptor(
  { file: input, fieldMask }: Request<MediaFilesApi, 'updateFileDescriptor'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'updateFileDescriptor'>> {
  const { db, siteId, clock } = context;
  await lockTree(db, siteId);
  const before = await lockFile(context, input.id ?? '');
  const fields = readChanged(input, fieldMask, isChangeable);
  let after: StoredFile = before;
  if (fields.includes('displayName'))
    after = { ...after, displayName: cleanName(input.displayName ?? '', before.displayName) };
  if (fields.includes('labels')) after = { ...after, ...labelled(input.labels ?? []) };
  if (fields.includes('parentFolderId') && input.parentFolderId !== before.parentFolderId)
    after = await moved(context, after, input.parentFolderId);
  if (after === before) return { file: present(before, siteId) };
  after = { ...after, updatedDate: clock.now().toISOString() };
  await files.replace(db, siteId, after);
  await emitFiles(context, 'updated', [after]);
  return { file: present(after, siteId) };
}
