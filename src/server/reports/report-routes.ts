import { Hono } from 'hono';
import { ordersDesk } from '../../shared/desks/orders.ts';
import { paymentsDesk } from '../../shared/desks/payments.ts';
import type {
  DimensionReport,
  ExchangeRates,
  PayoutReport,
  ProductBeside,
  ProductSales,
  SalesReport,
  TaxReport,
} from '../../shared/reports.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { toCsv } from '../jobs/csv.ts';
import { recordDeed } from '../staff/record-deed.ts';
import { requireRight } from '../staff/session.ts';
import { askReports } from './ask-reports.ts';
import { dimensionRows, payoutRows, productDays, rateRows, salesRows, taxRows } from './report-csv.ts';

/** Of `queryCarts` and the like. */
const READ_CARTS = ['ECOM.READ_CARTS'];

type RowsOf<Report> = (report: Report) => string[][];

const ENDING = /\.csv$/;

/** As rows for a spreadsheet where the address ends so or the caller asks for them, else as JSON. */
function told<Report extends object>(
  c: GatewayContext,
  name: string,
  report: Report,
  rows: RowsOf<Report>,
): Response {
  if (!ENDING.test(c.req.path) && !c.req.header('accept')?.includes('text/csv')) return c.json(report);
  c.header('content-type', 'text/csv; charset=utf-8');
  c.header('content-disposition', `attachment; filename="${name}.csv"`);
  return c.body(toCsv(rows(report)));
}

/** Mounted at `/admin/api`: figures over kept sums, and the exchange rates they are converted at. */
export function reportRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  const serve = <Report extends object>(path: string, rows: RowsOf<Report>, file?: string): void => {
    app.get(`/reports/${path}`, async (c) => {
      await requireRight(c, ...ordersDesk.rights.list);
      const name = c.req.path.slice(c.req.path.indexOf('/reports/') + 1).replace(ENDING, '');
      const report = await askReports<Report>(gateway, name + new URL(c.req.url).search);
      return told(c, file ?? name.replace('reports/', '').replace('by/', 'sales-by-'), report, rows);
    });
  };
  for (const end of ['', '.csv']) serve<SalesReport>(`sales${end}`, salesRows);
  serve<DimensionReport>('by/:dimension{[a-z]+(\\.csv)?}', dimensionRows);
  for (const end of ['', '.csv']) serve<TaxReport>(`taxes${end}`, taxRows);
  for (const end of ['', '.csv']) serve<PayoutReport>(`payouts${end}`, payoutRows);

  for (const end of ['', '.csv'])
    serve<ProductSales>(`of-product/:productId{[0-9a-fA-F-]{36}}${end}`, productDays, 'sales-of-product');

  app.get('/reports/beside-product/:productId{[0-9a-fA-F-]{36}}', async (c) => {
    const { permissions } = await requireRight(c, ...ordersDesk.rights.list);
    const path = `reports/beside-product/${c.req.param('productId')}${new URL(c.req.url).search}`;
    const { openBags, ...beside } = await askReports<ProductBeside>(gateway, path);
    const mayReadBags = READ_CARTS.some((id) => permissions.includes(id));
    return c.json({ ...beside, ...(mayReadBags && { openBags }) } satisfies ProductBeside);
  });

  const readRates = (): Promise<ExchangeRates> => askReports(gateway, 'rates');

  for (const path of ['/rates', '/rates.csv']) {
    app.get(path, async (c) => {
      await requireRight(c, ...ordersDesk.rights.list);
      return told(c, 'exchange-rates', await readRates(), rateRows);
    });
  }

  app.put('/rates', async (c) => {
    const staff = await requireRight(c, ...paymentsDesk.rights.edit);
    const before = await readRates();
    const after = await askReports<ExchangeRates>(gateway, 'rates', await c.req.text());
    await recordDeed(c, gateway, staff, {
      name: 'setRates',
      entityType: 'exchangeRates',
      entityId: 'rates',
      before: changedIn(before, after),
      after: changedIn(after, before),
    });
    return c.json(after);
  });

  return app;
}

/** What of `mine` is not in `other`: a table of years is not written down with every line that changes. */
function changedIn(mine: ExchangeRates, other: ExchangeRates): Pick<ExchangeRates, 'rates'> {
  const known = new Set(other.rates.map(({ day, currency, rate }) => `${day} ${currency} ${rate}`));
  return {
    rates: mine.rates.filter(({ day, currency, rate }) => !known.has(`${day} ${currency} ${rate}`)),
  };
}
