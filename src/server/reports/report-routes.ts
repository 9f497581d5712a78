import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { permissionsOf, type ExtensionResponse } from '../../shared/extensions/define.ts';
import { exchangeRateExtensions, reportExtensions } from '../../shared/extensions/reports.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { toCsv } from '../jobs/csv.ts';
import { passOn } from '../platform-call.ts';
import { requirePermission } from '../staff/session.ts';
import { dimensionRows, payoutRows, productDays, rateRows, salesRows, taxRows } from './report-csv.ts';

const extensions = { ...exchangeRateExtensions, ...reportExtensions };
type Reports = typeof extensions;
type Name = keyof Reports;

const call = extensionCaller<Reports>();

/** The query of an address as the request of a report. */
function requestOf(c: GatewayContext): object {
  const { limit, ...query } = c.req.query();
  return { ...query, ...(limit !== undefined && { limit: Number(limit) }) };
}

/** Mounted at `/admin/api`: reports, and the exchange rates that convert them, as files for a spreadsheet. */
export function reportRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  async function serve<Of extends Name>(
    c: GatewayContext,
    { name, request = requestOf(c), file }: { name: Of; request?: object; file: string },
    rowsOf: (report: ExtensionResponse<Reports[Of]>) => string[][],
  ): Promise<Response> {
    for (const permission of permissionsOf(extensions[name])) await requirePermission(c, permission);
    if (!gateway.embedded) throw notFound('The hosted platform keeps its own reports.', 'REPORT_NOT_FOUND');
    const report = await call(gateway.platformFetch, name, request as never).catch((error: unknown) => {
      throw passOn(error);
    });
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header('content-disposition', `attachment; filename="${file}.csv"`);
    return c.body(toCsv(rowsOf(report)));
  }

  app.get('/reports/sales.csv', (c) => serve(c, { name: 'getSalesReport', file: 'sales' }, salesRows));
  app.get('/reports/taxes.csv', (c) => serve(c, { name: 'getTaxReport', file: 'taxes' }, taxRows));
  app.get('/reports/payouts.csv', (c) => serve(c, { name: 'getPayoutReport', file: 'payouts' }, payoutRows));
  app.get('/reports/by/:dimension{[a-z]+\\.csv}', (c) => {
    const dimension = c.req.param('dimension').replace(/\.csv$/, '');
    const request = { ...requestOf(c), dimension };
    return serve(c, { name: 'getSalesByDimension', request, file: `sales-by-${dimension}` }, dimensionRows);
  });
  app.get('/reports/of-product/:productId{[0-9a-fA-F-]{36}\\.csv}', (c) => {
    const request = { ...requestOf(c), productId: c.req.param('productId').replace(/\.csv$/, '') };
    return serve(c, { name: 'getProductSales', request, file: 'sales-of-product' }, productDays);
  });
  app.get('/rates.csv', (c) =>
    serve(c, { name: 'getExchangeRates', request: {}, file: 'exchange-rates' }, rateRows),
  );
  return app;
}
