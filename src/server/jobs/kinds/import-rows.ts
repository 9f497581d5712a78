import type { ImportStore } from '../../imports/import-store.ts';
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

interface Written {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  problems?: { text: string }[];
}

interface TakenBack<Kept extends string> {
  row: number;
  done?: string;
  kept?: Kept;
  refused?: string;
}

interface RowOptions<Result extends Written, Kept extends string> {
  /** Where the files of the kind are. */
  files: (imports: Imports) => ImportStore;
  /** Of the embedded platform, such as `/hosted/products/import`. */
  path: string;
  /** What it calls what is in the rows: `products`. */
  plural: string;
  permissions: { import: readonly string[]; takeBack: readonly string[] };
  /** So many at a time. */
  atOnce: number;
  /** Whose id a row was written to. */
  entityOf: (result: Result) => string | undefined;
  /** Whether those that were there before get back what the import wrote over. */
  restores: boolean;
  /** Why something stays. */
  keptWords: Readonly<Record<Kept, string>>;
}

/** Reasons as they are counted; what the platform rejects is none of them. */
const REFUSED = 'REFUSED';

const rowOf = (request: object): number => (request as { row: number }).row;

type Make = (platformFetch: PlatformFetch, store: StoreProfile, imports: Imports) => JobKind;

/**
 * Writes what the dry run of a file let through, so many in each transaction, and takes it back. The platform keeps which rows it
 * has written, so that none is written twice, however often the process dies.
 */
export function importRows<Result extends Written, Kept extends string>({
  files: filesOf,
  path,
  plural,
  permissions,
  atOnce,
  entityOf,
  restores,
  keptWords,
}: RowOptions<Result, Kept>): { write: Make; takeBack: Make } {
  const write: Make = (platformFetch, _store, stored) => {
    const files = filesOf(stored);
    return {
      ...onlyImports,
      permissions: permissions.import,
      batchSize: atOnce,
      alone: true,
      async select({ cursor, filter }) {
        const importId = importOf({ filter });
        if (cursor === undefined) await beginImport(files, importId, stored.clock);
        const page = await files.ready(importId, Number(cursor ?? -1), PAGE);
        return pageOf(
          importId,
          page.map(({ position, key }) => ({ position, label: key })),
        );
      },
      async work({ job, items }: Batch) {
        const [importId] = partsOf(items[0]?.id ?? '');
        const options = await files.optionsOf(importId);
        const ready = await files.readyAt(importId, positionsOf(items));
        const { results } = await callHosted<{ results: Result[] }>(
          platformFetch,
          path,
          { importId, [plural]: ready.map(({ request }) => request), ...options },
          job.actor,
        );
        const byRow = new Map(results.map((result) => [result.row, result]));
        const written: { position: number; entity: string; existing: string | null }[] = [];
        const outcomes = ready.map(({ position, request }): Outcome => {
          const id = itemId(importId, position);
          const result = byRow.get(rowOf(request));
          const entity = result && entityOf(result);
          if (result?.part === 'unchanged')
            return { id, state: 'skipped', reason: 'There is nothing to change.' };
          if (entity === undefined) {
            const reason = (result?.problems ?? []).map(({ text }) => text).join('; ');
            return { id, state: 'failed', reason: reason || 'Was refused.' };
          }
          written.push({ position, entity, existing: result?.part === 'fresh' ? null : entity });
          return { id, state: 'done' };
        });
        await files.written(importId, written);
        return outcomes;
      },
    };
  };

  const takeBack: Make = (platformFetch, _store, stored) => {
    const files = filesOf(stored);
    return {
      ...onlyImports,
      permissions: permissions.takeBack,
      batchSize: atOnce,
      alone: true,
      foresee: async (selection) =>
        callHosted<object>(platformFetch, `${path}/take-back/foresee`, {
          importId: 'filter' in selection ? importOf(selection) : '',
        }),
      async select({ filter, cursor }) {
        const importId = importOf({ filter });
        const page = await files.toTakeBack(importId, Number(cursor ?? -1), PAGE, restores);
        return pageOf(
          importId,
          page.map(({ position, key }) => ({ position, label: key })),
        );
      },
      async work({ job, items }: Batch) {
        const [importId] = partsOf(items[0]?.id ?? '');
        const ready = await files.readyAt(importId, positionsOf(items));
        const { results } = await callHosted<{ results: TakenBack<Kept>[] }>(
          platformFetch,
          `${path}/take-back`,
          { importId, rows: ready.map(({ request }) => rowOf(request)) },
          job.actor,
        );
        const byRow = new Map(results.map((result) => [result.row, result]));
        const told: { position: number; kept: string | null }[] = [];
        const outcomes = ready.map(({ position, request }): Outcome => {
          const id = itemId(importId, position);
          const { done, kept: stays, refused } = byRow.get(rowOf(request)) ?? {};
          told.push({ position, kept: done ? null : (stays ?? REFUSED) });
          if (done) return { id, state: 'done' };
          if (stays) return { id, state: 'skipped', reason: keptWords[stays] };
          return { id, state: 'failed', reason: refused ?? 'What it wrote is not known any more.' };
        });
        await files.takenBackAt(importId, told);
        return outcomes;
      },
    };
  };

  return { write, takeBack };
}
