import { z } from 'zod';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { toCsv } from '../csv.ts';
import type { Batch, JobKind } from '../jobs.ts';
import { jobKind, type KindOptions } from './job-kind.ts';

export interface Column<Row> {
  title: string;
  value(row: Row, timeZone: string): string;
}

interface ExportOptions<Entity, Line> extends Pick<KindOptions<Entity, object>, 'operation' | 'entities'> {
  /** What can be shown; the keys are the list's own columns. */
  columns: Readonly<Record<string, Column<Entity>>>;
  /** What an entity has several of; there may be a row for each then, with these columns after the entity's. */
  lines?: { of(entity: Entity): readonly Line[]; columns: readonly Column<Line>[] };
}

const BATCH = 100;

/** A kind that writes entities as the list shows them: its columns, its filter, all pages, the store's time. */
export function exportJob<Entity, Line = never>({
  operation,
  entities,
  columns,
  lines,
}: ExportOptions<Entity, Line>): (platformFetch: PlatformFetch, store: { timeZone: string }) => JobKind {
  const schema = z.object({
    /** In the order they stand in the list. */
    columns: z.array(z.enum(Object.keys(columns))).min(1),
    rows: z.enum([entities.plural, ...(lines ? ['lines'] : [])]).default(entities.plural),
  });
  const make = jobKind(
    {
      operation,
      entities,
      batch: BATCH,
      params: schema,
      misfit: `must name columns out of ${Object.keys(columns).join(', ')}`,
    },
    async ({ ids }) => ids.map((id) => ({ id, state: 'done' })),
  );
  const chosen = (
    params: Record<string, unknown>,
  ): { columns: Column<Entity>[]; perLine: typeof lines | undefined } => {
    const { columns: names, rows } = schema.parse(params);
    return {
      columns: names.flatMap((name) => columns[name] ?? []),
      perLine: rows === 'lines' ? lines : undefined,
    };
  };

  return (platformFetch, { timeZone }) => {
    const rowsOf = (entity: Entity, params: Record<string, unknown>): string[][] => {
      const { columns: shown, perLine } = chosen(params);
      const cells = shown.map((column) => column.value(entity, timeZone));
      if (!perLine) return [cells];
      return perLine
        .of(entity)
        .map((line) => [...cells, ...perLine.columns.map((column) => column.value(line, timeZone))]);
    };
    return {
      ...make(platformFetch),
      file: {
        header(params) {
          const { columns: shown, perLine } = chosen(params);
          return toCsv([[...shown, ...(perLine?.columns ?? [])].map(({ title }) => title)]);
        },
        async lines({ job, items }: Batch) {
          const ids = items.map(({ id }) => id);
          const found = await entities.byIds(platformFetch, ids);
          return toCsv(
            ids.flatMap((id) => found.get(id) ?? []).flatMap((entity) => rowsOf(entity, job.params)),
          );
        },
      },
    };
  };
}
