import { REPORT_DIMENSIONS } from '#shared/reports.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import { requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { besideSales } from './beside-sales.ts';
import { dimensionReport } from './dimension-report.ts';
import { payoutReport, taxReport } from './money-reports.ts';
import { readRateChanges, readRates, writeRates } from './rates.ts';
import { readReportQuery, type AskedReport } from './read-query.ts';
import { productSales, salesReport } from './sales-report.ts';

const report = (
  path: string,
  make: (context: Context, asked: AskedReport, params: Readonly<Record<string, string>>) => Promise<object>,
): HostedRoute => ({
  method: 'GET',
  path: `/hosted/reports/${path}`,
  async handle(request, context, params) {
    requireMerchant(context, 'ECOM.READ_ORDERS');
    return Response.json(await make(context, readReportQuery(request.url, context.site.currency), params));
  },
});

export const routes: HostedRoute[] = [
  report('sales', salesReport),
  report('by/:dimension', async (context, asked, params) => {
    const dimension = REPORT_DIMENSIONS.find((known) => known === params['dimension']);
    if (!dimension) throw notFound(`Reports are by ${REPORT_DIMENSIONS.join(', ')}.`);
    return dimensionReport(context, dimension, asked);
  }),
  report('of-product/:productId', (context, asked, params) =>
    productSales(context, asked, params['productId'] ?? ''),
  ),
  report('beside-product/:productId', (context, asked, params) =>
    besideSales(context, asked, params['productId'] ?? ''),
  ),
  report('taxes', (context, asked) => taxReport(context, asked, asked.currency)),
  report('payouts', payoutReport),
  {
    method: 'GET',
    path: '/hosted/rates',
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_ORDERS');
      return Response.json(await readRates(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/rates',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.UPDATE_CHECKOUT_SETTINGS');
      const { currency } = context.site;
      await writeRates(context, currency, readRateChanges(await request.text(), currency));
      return Response.json(await readRates(context));
    },
  },
];
