import { z } from 'zod';
import { RECORDS, type ExportPreview } from '#shared/export-layout.ts';
import { currentId } from '#shared/former-ids.ts';
import type { Selection } from '#shared/jobs.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { ownValue } from '#shared/own-value.ts';
import { toCsv } from '../csv.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import { MAX_PREVIEWED } from './preview.ts';
import { jobKind, type KindOptions } from './job-kind.ts';

export interface Column<Row> {
  title: string;
  value(row: Row, timeZone: string): string;
}

export type Columns<Row> = Readonly<Record<string, Column<Row>>>;

type ReadCell = (column: string, timeZone: string) => string | undefined;

/** A kind of row of which a record has several, or none. */
interface RowKind<Entity> {
  titles: ReadonlyMap<string, string>;
  /** The columns of a request that names none of the row's own: so were files before their columns could be chosen. */
  usual: readonly string[];
  /** Why a record without such rows is in no file. */
  empty: string;
  rows(entity: Entity): readonly ReadCell[];
}

export const rowKind = <Entity, Row>({
  of,
  columns,
  usual = Object.keys(columns),
  empty,
}: {
  of: (entity: Entity) => readonly Row[];
  columns: Columns<Row>;
  usual?: readonly string[];
  empty: string;
}): RowKind<Entity> => ({
  titles: new Map(Object.entries(columns).map(([id, { title }]) => [id, title])),
  usual,
  empty,
  rows: (entity) =>
    of(entity).map(
      (row): ReadCell =>
        (id, timeZone) =>
          columns[id]?.value(row, timeZone),
    ),
});

interface ExportOptions<Entity> extends Pick<
  KindOptions<Entity, object>,
  'operation' | 'permissions' | 'entities'
> {
  /** What a file can say of a record in each of its rows. */
  columns: Columns<Entity>;
  /** The name of a row that is one record. */
  rows?: string;
  /** What a row can be other than one record. */
  rowKinds?: Readonly<Record<string, RowKind<Entity>>>;
  /** Reads what records do not have in them, where a chosen column or row needs it. */
  complete?: (
    platformFetch: PlatformFetch,
    found: Entity[],
    choice: { rows: string; columns: readonly string[] },
  ) => Promise<Entity[]>;
}

const BATCH = 100;
const GONE = 'It no longer exists.';

/** A kind that writes records into a file: the chosen columns, the filter of the list, all pages, the store's time. */
export function exportJob<Entity>({
  operation,
  permissions,
  entities,
  columns,
  rows: recordRows = RECORDS,
  rowKinds = {},
  complete = async (_, found) => found,
}: ExportOptions<Entity>): (platformFetch: PlatformFetch, store: { timeZone: string }) => JobKind {
  const kinds = new Map(Object.entries(rowKinds));
  const titleOf = (rows: string, id: string): string | undefined =>
    ownValue(columns, id)?.title ?? kinds.get(rows)?.titles.get(id);
  const schema = z
    .object({
      /** In the order of the file. */
      columns: z.array(z.string()).min(1).max(300),
      rows: z.enum([recordRows, ...kinds.keys()]).default(recordRows),
    })
    .transform(({ columns: chosen, rows }) => ({
      rows,
      columns: chosen.map((id) => currentId(id, (known) => titleOf(rows, known) !== undefined)),
    }))
    .refine((choice) => choice.columns.every((id) => titleOf(choice.rows, id) !== undefined))
    .transform((choice) => {
      const kind = kinds.get(choice.rows);
      const isPlain = kind && !choice.columns.some((id) => kind.titles.has(id));
      return isPlain ? { ...choice, columns: [...choice.columns, ...kind.usual] } : choice;
    });
  const offered = [
    Object.keys(columns).join(', '),
    ...[...kinds].map(
      ([rows, { titles }]) => `with a row for each of the ${rows} ${[...titles.keys()].join(', ')}`,
    ),
  ].join('; ');
  const make = jobKind(
    {
      operation,
      permissions,
      entities,
      batch: BATCH,
      params: schema,
      misfit: `must name columns out of ${offered}`,
    },
    async ({ ids }) => ids.map((id) => ({ id, state: 'done' })),
  );

  return (platformFetch, { timeZone }) => {
    type Choice = z.infer<typeof schema>;
    const rowsOf = (entity: Entity, choice: Choice): string[][] => {
      const plain: ReadCell = (id) => columns[id]?.value(entity, timeZone);
      const kind = kinds.get(choice.rows);
      const rows = kind ? kind.rows(entity) : [() => undefined];
      return rows.map((read) => choice.columns.map((id) => plain(id, timeZone) ?? read(id, timeZone) ?? ''));
    };
    const readRows = async (ids: readonly string[], choice: Choice): Promise<Map<string, string[][]>> => {
      const found = await entities.byIds(platformFetch, ids);
      const known = ids.filter((id) => found.has(id));
      const all = await complete(
        platformFetch,
        known.flatMap((id) => found.get(id) ?? []),
        choice,
      );
      return new Map(all.map((entity, at) => [known[at] ?? '', rowsOf(entity, choice)]));
    };
    /** One batch is worked on and then written: it is read once. */
    const read = new WeakMap<Batch, Promise<Map<string, string[][]>>>();
    const rowsOfBatch = (batch: Batch): Promise<Map<string, string[][]>> => {
      const known = read.get(batch);
      if (known) return known;
      const reading = readRows(
        batch.items.map(({ id }) => id),
        schema.parse(batch.job.params),
      );
      read.set(batch, reading);
      return reading;
    };

    const kind = make(platformFetch);
    return {
      ...kind,
      async work(batch) {
        const rows = await rowsOfBatch(batch);
        const { empty = '' } = kinds.get(schema.parse(batch.job.params).rows) ?? {};
        return batch.items.map(({ id }): Outcome => {
          const count = rows.get(id)?.length;
          if (count === undefined) return { id, state: 'skipped', reason: GONE };
          return count > 0 ? { id, state: 'done' } : { id, state: 'skipped', reason: empty };
        });
      },
      async foresee(selection: Selection, params): Promise<ExportPreview> {
        const { rows: kindName, columns: ids } = schema.parse(params);
        const choice = { rows: kindName, columns: ids.slice(0, 1) };
        let rows = 0;
        let records = 0;
        for await (const page of pagesOf(selection, (page) => kind.select(page))) {
          for (const some of (await readRows(page, choice)).values()) rows += some.length;
          records += page.length;
          if (records >= MAX_PREVIEWED) return { rows, isPartial: true };
        }
        return { rows, isPartial: false };
      },
      file: {
        header(params) {
          const choice = schema.parse(params);
          return toCsv([choice.columns.map((id) => titleOf(choice.rows, id) ?? '')]);
        },
        async lines(batch) {
          const rows = await rowsOfBatch(batch);
          read.delete(batch);
          return toCsv(batch.items.flatMap(({ id }) => rows.get(id) ?? []));
        },
      },
    };
  };
}

/** The ids of a selection, so many at once as are read together. */
async function* pagesOf(selection: Selection, select: JobKind['select']): AsyncGenerator<string[]> {
  if ('ids' in selection) {
    for (let start = 0; start < selection.ids.length; start += BATCH)
      yield selection.ids.slice(start, start + BATCH);
    return;
  }
  let cursor: string | undefined;
  do {
    const page = await select({ filter: selection.filter, ...(cursor !== undefined && { cursor }) });
    yield page.items.map(({ id }) => id);
    cursor = page.next;
  } while (cursor !== undefined);
}
