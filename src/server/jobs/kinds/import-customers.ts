import type {
  CustomerImportOptions,
  ImportedPerson,
  KeptReason,
  TakeBackForesight,
} from '../../../shared/customer-import.ts';
import { customersDesk } from '../../../shared/desks/customers.ts';
import type { StoreProfile } from '../../gateway.ts';
import { callHosted } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import {
  beginImport,
  importOf,
  itemId,
  onlyImports,
  PAGE,
  pageOf,
  partsOf,
  positionsOf,
  type Imports,
} from './import-job.ts';

const IMPORT = '/hosted/customers/import';

interface Written {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  memberId?: string;
  problems?: { text: string }[];
}

interface TakenBack {
  row: number;
  done?: 'DELETED' | 'RESTORED' | 'GONE';
  kept?: KeptReason;
  refused?: string;
}

const KEPT: Readonly<Record<KeptReason, string>> = {
  SIGNED_IN: 'Has signed in since.',
  ORDERED: 'Has ordered since.',
  WROTE: 'Has written since.',
  CHANGED: 'Has been changed since.',
};

/** Reasons as they are counted; what the platform refuses is none of them. */
const REFUSED = 'REFUSED';

/**
 * Writes the members that the dry run of a file let through, a hundred a transaction. The platform keeps which rows it has
 * written, so that none is written twice, however often the process dies.
 */
export const importCustomers = (
  platformFetch: PlatformFetch,
  _store: StoreProfile,
  { customerFiles: files, clock }: Imports,
): JobKind => ({
  ...onlyImports,
  permissions: customersDesk.jobs.import,
  batchSize: PAGE,
  alone: true,
  async select({ cursor, filter }) {
    const importId = importOf({ filter });
    if (cursor === undefined) await beginImport(files, importId, clock);
    const page = await files.ready(importId, Number(cursor ?? -1), PAGE);
    return pageOf(
      importId,
      page.map(({ position, key }) => ({ position, label: key })),
    );
  },
  async work({ job, items }: Batch) {
    const [importId] = partsOf(items[0]?.id ?? '');
    const options = (await files.optionsOf(importId)) as CustomerImportOptions | undefined;
    const ready = await files.readyAt(importId, positionsOf(items));
    const people = ready.map(({ request }) => request as ImportedPerson);
    const { results } = await callHosted<{ results: Written[] }>(
      platformFetch,
      IMPORT,
      { importId, people, ...options },
      job.actor,
    );
    const byRow = new Map(results.map((result) => [result.row, result]));
    const written: { position: number; entity: string; existing: string | null }[] = [];
    const outcomes = ready.map(({ position, request }): Outcome => {
      const id = itemId(importId, position);
      const { part, memberId, problems = [] } = byRow.get((request as ImportedPerson).row) ?? {};
      if (part === 'unchanged') return { id, state: 'skipped', reason: 'There is nothing to change.' };
      if (memberId === undefined)
        return { id, state: 'failed', reason: problems.map(({ text }) => text).join('; ') || 'Was refused.' };
      written.push({ position, entity: memberId, existing: part === 'fresh' ? null : memberId });
      return { id, state: 'done' };
    });
    await files.written(importId, written);
    return outcomes;
  },
});

/** Deletes the accounts that an import made, unless they are somebody's by now, and gives members back what it wrote over. */
export const takeBackCustomers = (
  platformFetch: PlatformFetch,
  _store: StoreProfile,
  { customerFiles: files }: Imports,
): JobKind => ({
  ...onlyImports,
  permissions: customersDesk.jobs['take-back-import'],
  batchSize: PAGE,
  alone: true,
  foresee: async (selection) =>
    callHosted<TakeBackForesight>(platformFetch, `${IMPORT}/take-back/foresee`, {
      importId: 'filter' in selection ? importOf(selection) : '',
    }),
  async select({ filter, cursor }) {
    const importId = importOf({ filter });
    const page = await files.toTakeBack(importId, Number(cursor ?? -1), PAGE, true);
    return pageOf(
      importId,
      page.map(({ position, key }) => ({ position, label: key })),
    );
  },
  async work({ job, items }: Batch) {
    const [importId] = partsOf(items[0]?.id ?? '');
    const ready = await files.readyAt(importId, positionsOf(items));
    const rowOf = (request: object): number => (request as ImportedPerson).row;
    const { results } = await callHosted<{ results: TakenBack[] }>(
      platformFetch,
      `${IMPORT}/take-back`,
      { importId, rows: ready.map(({ request }) => rowOf(request)) },
      job.actor,
    );
    const byRow = new Map(results.map((result) => [result.row, result]));
    const told: { position: number; kept: string | null }[] = [];
    const outcomes = ready.map(({ position, request }): Outcome => {
      const id = itemId(importId, position);
      const { done, kept, refused } = byRow.get(rowOf(request)) ?? {};
      told.push({ position, kept: done ? null : (kept ?? REFUSED) });
      if (done) return { id, state: 'done' };
      if (kept) return { id, state: 'skipped', reason: KEPT[kept] };
      return { id, state: 'failed', reason: refused ?? 'What it wrote is not known any more.' };
    });
    await files.takenBackAt(importId, told);
    return outcomes;
  },
});
