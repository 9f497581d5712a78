import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import type { FileImport, RetainedEntries, RetainedEntry } from '../../shared/imports.ts';
import { encodings } from '../../shared/encodings.ts';
import { dateStyles } from '../../shared/date-styles.ts';
import { numberStyles } from '../../shared/number-styles.ts';
import { failedPrecondition, invalidField, notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { toCsv } from '../jobs/csv.ts';
import type { Jobs } from '../jobs/routes.ts';
import { requirePermission } from '../staff/session.ts';
import { ImportStore } from './import-store.ts';
import type { ImportKind } from './kind.ts';
import { previewFile, recogniseFile, takeInFile } from './take-in-file.ts';
import { cutText } from '../../shared/cut-text.ts';

const SHOWN_IMPORTS = 10;
const SHOWN_REFUSED = 100;
const SHOWN_CHANGED = 100;
const MAX_COLUMNS = 500;

/** Of each reason. */
const SHOWN_KEPT = 20;

/** @param more entries that no row stands for */
function summarizeKept(
  ofRows: Readonly<Record<string, number>>,
  first: readonly RetainedEntry[],
  more: readonly RetainedEntry[],
): RetainedEntries {
  const byReason = Object.entries(Object.groupBy(more, ({ reason }) => reason));
  return {
    counts: {
      ...ofRows,
      ...Object.fromEntries(byReason.map(([reason, some = []]) => [reason, some.length])),
    },
    first: [...first, ...byReason.flatMap(([, some = []]) => some.slice(0, SHOWN_KEPT))],
  };
}

const ID = /^[0-9a-f-]{36}$/;

/** Takes files in, shows what would become of them and what is rejected. The dry run and writing are jobs. */
export function importRoutes<Field extends string, Options extends object, Request extends object>(
  gateway: Gateway,
  kind: ImportKind<Field, Options, Request>,
  jobs: Jobs,
): Hono<GatewayEnv> {
  const store = new ImportStore<Field, Options, Request>(gateway.database, gateway.siteId, kind.what);
  const app = new Hono<GatewayEnv>().basePath(kind.path);
  const check = z.object({
    mapping: z.array(kind.field.nullable()).max(MAX_COLUMNS),
    options: kind.options,
    /** By column; without, what was chosen before stays. */
    styles: z
      .array(z.enum([...numberStyles, ...dateStyles]).nullable())
      .max(MAX_COLUMNS)
      .optional(),
  });

  async function allowed(c: GatewayContext, rights = kind.rights): Promise<Staff> {
    let staff: Staff | undefined;
    for (const right of rights) staff = await requirePermission(c, right);
    return staff ?? requirePermission(c);
  }

  const find = async (
    c: GatewayContext,
    id = c.req.param('id') ?? '',
  ): Promise<FileImport<Field, Options>> => {
    const found = ID.test(id) ? await store.get(id) : undefined;
    if (!found) throw notFound('There is no such import.', 'IMPORT_NOT_FOUND');
    return withCheck(found);
  };

  async function withCheck(found: FileImport<Field, Options>): Promise<FileImport<Field, Options>> {
    const job = await store.checks.jobOf(found.id);
    const checkOf = job === undefined ? undefined : await jobs.store.get(job);
    return { ...found, ...(checkOf && { check: checkOf }) };
  }

  /** Begins the dry run anew; an earlier one ends. Without what no entry can do without, there is none. */
  async function beginCheck(
    c: GatewayContext,
    staff: Staff,
    { id, fileName }: FileImport<Field, Options>,
    how: Pick<FileImport<Field, Options>, 'mapping' | 'options' | 'styles'>,
  ): Promise<FileImport<Field, Options>> {
    const earlier = await store.checks.jobOf(id);
    const job = kind.missing(how.mapping).length > 0 ? undefined : gateway.ids.guid();
    if (!(await store.checks.prepare(id, { ...how, job })))
      throw failedPrecondition('This import has begun; choose the file again.', 'IMPORT_HAS_BEGUN');
    if (earlier !== undefined && (await jobs.store.requestCancel(earlier)))
      await jobs.runner.enqueue(earlier);
    if (job !== undefined) {
      const { staffId, email, name } = staff;
      // It changes nothing, so the audit log has no entry of it.
      await jobs.store.create({
        id: job,
        kind: `${kind.what}.check-import`,
        title: cutText(`Dry run of ${fileName}`, 200),
        selection: { filter: { import: id } },
        params: {},
        actor: { id: staffId, email, name },
        now: gateway.clock.now(),
      });
      await jobs.runner.enqueue(job);
    }
    return find(c, id);
  }

  app.post('/', async (c) => {
    const staff = await allowed(c);
    const fileName = cutText((c.req.query('name') ?? '').replaceAll(/\p{Cc}/gu, ''), 200) || kind.fileName;
    const body = c.req.raw.body ?? new Blob([]).stream();
    const made = await takeInFile(kind, body, { fileName, by: staff.name }, store, gateway);
    return c.json(await beginCheck(c, staff, made, made));
  });

  app.get('/', async (c) => {
    await allowed(c);
    return c.json(await store.list(SHOWN_IMPORTS));
  });

  app.get('/:id', async (c) => {
    await allowed(c);
    return c.json(await find(c));
  });

  app.post('/:id/check', async (c) => {
    const staff = await allowed(c);
    const input = await find(c);
    const { mapping, options, styles = input.styles } = await readJson(c, check);
    await allowed(c, [...kind.rights, ...(kind.rightsFor?.(mapping, options) ?? [])]);
    const named = mapping.filter((field) => field !== null && !kind.repeatable?.includes(field));
    if (mapping.length !== input.columns.length || new Set(named).size < named.length)
      throw invalidField('mapping', 'VALIDATION', 'must name something for each column, each thing once');
    return c.json(await beginCheck(c, staff, input, { mapping, options, styles }));
  });

  app.get('/:id/preview', async (c) => {
    await allowed(c);
    const { id } = await find(c);
    const { data: encoding } = z.enum(encodings).safeParse(c.req.query('encoding'));
    if (encoding === undefined) throw invalidField('encoding', 'VALIDATION', 'must name an encoding');
    return c.json(await previewFile(store.parts(id), encoding));
  });

  // Read anew: other letters may be other titles, and other numbers.
  app.post('/:id/encoding', async (c) => {
    const staff = await allowed(c);
    const input = await find(c);
    const { encoding } = await readJson(c, z.object({ encoding: z.enum(encodings) }));
    const form = await recogniseFile(kind, store.parts(input.id), encoding, gateway);
    const isSameShape = form.columns.length === input.columns.length;
    const named = (mapping: FileImport<Field>['mapping']): number =>
      mapping.filter((field) => field !== null).length;
    const mapping = isSameShape && named(input.mapping) > named(form.mapping) ? input.mapping : form.mapping;
    if (!(await store.reform(input.id, { ...form, mapping })))
      throw failedPrecondition('This import has begun; choose the file again.', 'IMPORT_HAS_BEGUN');
    return c.json(await beginCheck(c, staff, input, { mapping, options: input.options, styles: [] }));
  });

  app.get('/:id/changes', async (c) => {
    await allowed(c);
    const { id } = await find(c);
    return c.json(await store.changed(id, c.req.query('lost') === 'true', SHOWN_CHANGED));
  });

  app.get('/:id/kept', async (c) => {
    await allowed(c);
    const { id, kept: counts } = await find(c);
    const more = (await kind.kept?.(store, id, gateway.platformFetch)) ?? [];
    return c.json(summarizeKept(counts, await store.keptEntries(id, SHOWN_KEPT), more));
  });

  app.get('/:id/refused', async (c) => {
    await allowed(c);
    const { id } = await find(c);
    return c.json(await store.refused(id, c.req.query('kind'), SHOWN_REFUSED));
  });

  app.get('/:id/refused.csv', async (c) => {
    await allowed(c);
    const { id, columns } = await find(c);
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header('content-disposition', `attachment; filename="refused-${kind.what}.csv"`);
    return stream(c, async (out) => {
      await out.write(`\uFEFF${toCsv([[...columns, 'Row', 'What is wrong']])}`);
      for await (const entries of store.refusedRows(id)) {
        const lines = entries.flatMap(({ cells, problems }) => {
          const wrong = problems.map(({ column, text }) => (column ? `${column}: ${text}` : text)).join('; ');
          const rows = cells.length > 0 ? cells : [[]];
          return rows.map((row) => [
            ...columns.map((_, at) => row[at] ?? ''),
            String(problems[0]?.row ?? ''),
            wrong,
          ]);
        });
        await out.write(toCsv(lines));
      }
    });
  });

  return app;
}
