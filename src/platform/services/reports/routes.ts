import { REPORT_DIMENSIONS } from '../../../shared/reports.ts';
import type { Context } from '../../context.ts';
import { notFound, permissionDenied } from '../../contract/errors.ts';
import type { HostedRoute } from '../../service.ts';
import { dimensionReport } from './dimension-report.ts';
import { payoutReport, taxReport } from './money-reports.ts';
import { readRateChanges, readRates, writeRates } from './rates.ts';
import { readReportQuery, type AskedReport } from './read-query.ts';
import { salesReport } from './sales-report.ts';

const answer = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } });

/** Reached through the gateway, which looks at the staff's rights, and by the keys of the shop. */
function requireMerchant({ caller }: Context, permission: string): void {
  const mayDo =
    caller.kind === 'api-key' && (caller.permissions === '*' || caller.permissions.includes(permission));
  if (!mayDo) throw permissionDenied('Reports take a permission of the shop.');
}

const report = (
  path: string,
  make: (context: Context, asked: AskedReport, params: Readonly<Record<string, string>>) => Promise<object>,
): HostedRoute => ({
  method: 'GET',
  path: `/hosted/reports/${path}`,
  async handle(request, context, params) {
    requireMerchant(context, 'ECOM.READ_ORDERS');
    return answer(await make(context, readReportQuery(request.url, context.site.currency), params));
  },
});

export const routes: HostedRoute[] = [
  report('sales', salesReport),
  report('by/:dimension', async (context, asked, params) => {
    const dimension = REPORT_DIMENSIONS.find((known) => known === params['dimension']);
    if (!dimension) throw notFound(`Reports are by ${REPORT_DIMENSIONS.join(', ')}.`);
    return dimensionReport(context, dimension, asked);
  }),
  report('taxes', (context, asked) => taxReport(context, asked, asked.currency)),
  report('payouts', payoutReport),
  {
    method: 'GET',
    path: '/hosted/rates',
    async handle(_request, context) {
      requireMerchant(context, 'ECOM.READ_ORDERS');
      return answer(await readRates(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/rates',
    async handle(request, context) {
      requireMerchant(context, 'ECOM.UPDATE_CHECKOUT_SETTINGS');
      const { currency } = context.site;
      await writeRates(context, currency, readRateChanges(await request.text(), currency));
      return answer(await readRates(context));
    },
  },
];
