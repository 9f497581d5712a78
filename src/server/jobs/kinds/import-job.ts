import { failedPrecondition } from '#platform/contract/errors.ts';
import type { ImportStore } from '../../imports/import-store.ts';
import type { Gateway } from '../../gateway.ts';
import type { Selection } from '#shared/jobs.ts';
import type { JobKind } from '../jobs.ts';

/** What the jobs that write files, and take them back, have in common: `{ filter: { import } }` says which. */

export const PAGE = 100;

/** Where the files of each kind are. */
export interface Imports {
  orderFiles: ImportStore;
  customerFiles: ImportStore;
  productFiles: ImportStore;
  reviewFiles: ImportStore;
  clock: Gateway['clock'];
}

const ID = /^[0-9a-f-]{36}$/;

export const importOf = ({ filter }: { filter: Record<string, unknown> }): string => String(filter['import']);

/** Of one entry of an import; the item of its job. */
export const itemId = (importId: string, position: number): string => `${importId}:${position}`;

export const partsOf = (id: string): [importId: string, position: number] => {
  const [importId = '', position = ''] = id.split(':');
  return [importId, Number(position)];
};

export const positionsOf = (items: readonly { id: string }[]): number[] =>
  items.map(({ id }) => partsOf(id)[1]);

export const onlyImports: Pick<JobKind, 'checkParams' | 'checkSelection' | 'labels'> = {
  checkParams: () => undefined,
  checkSelection: (selection: Selection) =>
    'filter' in selection && ID.test(importOf(selection)) ? undefined : 'must name an import',
  labels: async () => new Map(),
};

/** From here on the file stays as it was checked. @throws 428 IMPORT_NOT_CHECKED */
export async function beginImport(
  files: Pick<ImportStore, 'begin'>,
  importId: string,
  clock: Gateway['clock'],
): Promise<void> {
  if (!(await files.begin(importId, clock.now())))
    throw failedPrecondition('This import was not run dry, or is gone.', 'IMPORT_NOT_CHECKED');
}

/** A page of items as the runner takes it. */
export const pageOf = (
  importId: string,
  entries: readonly { position: number; label: string }[],
): Awaited<ReturnType<JobKind['select']>> => {
  const last = entries.at(-1);
  return {
    items: entries.map(({ position, label }) => ({ id: itemId(importId, position), label })),
    ...(last && entries.length === PAGE && { next: String(last.position) }),
  };
};
