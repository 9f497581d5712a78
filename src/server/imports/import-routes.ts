import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import { ordersDesk } from '../../shared/desks/orders.ts';
import { importFields, type OrderImport } from '../../shared/order-import.ts';
import { failedPrecondition, invalidField, notFound } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { toCsv } from '../jobs/csv.ts';
import { requireRight } from '../staff/session.ts';
import { checkImport } from './check-import.ts';
import { ImportStore } from './import-store.ts';
import { takeInFile } from './take-in-file.ts';

const SHOWN_IMPORTS = 10;
const SHOWN_REFUSED = 100;

const check = z.object({
  mapping: z.array(z.enum(importFields).nullable()).max(500),
  options: z.object({ anySum: z.boolean(), anyCurrency: z.boolean() }),
});

const ID = /^[0-9a-f-]{36}$/;

/** `/order-imports`: takes files of orders in, shows what would become of them and what is refused. Writing is a job's. */
export function importRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const store = new ImportStore(gateway.database, gateway.siteId);
  const app = new Hono<GatewayEnv>();
  const allowed = (c: GatewayContext) => requireRight(c, ...ordersDesk.rights.import);

  const find = async (c: GatewayContext): Promise<OrderImport> => {
    const id = c.req.param('id') ?? '';
    const found = ID.test(id) ? await store.get(id) : undefined;
    if (!found) throw notFound('There is no such import.', 'IMPORT_NOT_FOUND');
    return found;
  };

  app.post('/order-imports', async (c) => {
    const { name: by } = await allowed(c);
    const fileName = (c.req.query('name') ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, 200) || 'orders.csv';
    const body = c.req.raw.body ?? new Blob([]).stream();
    const made = await takeInFile(body, { fileName, by }, { store, ids: gateway.ids, clock: gateway.clock });
    await checkImport(made, store, gateway);
    return c.json(await store.get(made.id));
  });

  app.get('/order-imports', async (c) => {
    await allowed(c);
    return c.json(await store.list(SHOWN_IMPORTS));
  });

  app.get('/order-imports/:id', async (c) => {
    await allowed(c);
    return c.json(await find(c));
  });

  app.post('/order-imports/:id/check', async (c) => {
    await allowed(c);
    const { id, columns } = await find(c);
    const { mapping, options } = await readJson(c, check);
    const named = mapping.filter((field) => field !== null);
    if (mapping.length !== columns.length || new Set(named).size < named.length)
      throw invalidField('mapping', 'VALIDATION', 'must name something for each column, each thing once');
    if (!(await store.beginCheck(id, mapping, options)))
      throw failedPrecondition('This import has begun; choose the file again.', 'IMPORT_HAS_BEGUN');
    await checkImport(await find(c), store, gateway);
    return c.json(await store.get(id));
  });

  app.get('/order-imports/:id/refused', async (c) => {
    await allowed(c);
    const { id } = await find(c);
    return c.json(await store.refused(id, c.req.query('kind'), SHOWN_REFUSED));
  });

  app.get('/order-imports/:id/refused.csv', async (c) => {
    await allowed(c);
    const { id, columns } = await find(c);
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header('content-disposition', 'attachment; filename="refused-orders.csv"');
    return stream(c, async (out) => {
      await out.write(`\uFEFF${toCsv([[...columns, 'Row', 'What is wrong']])}`);
      for await (const orders of store.refusedRows(id)) {
        const lines = orders.flatMap(({ cells, problems }) => {
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
