import { exchangeRateExtensions, reportExtensions, type ReportRequest } from '#shared/extensions/reports.ts';
import type { Context } from '#platform/context.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { HostedRoute } from '#platform/service.ts';
import { dimensionReport } from './dimension-report.ts';
import { payoutReport, taxReport } from './money-reports.ts';
import { countCartsWithProduct, countReturnedPieces } from './product-activity.ts';
import { assertOtherCurrencies, readRates, writeRates } from './rates.ts';
import { productSales, salesReport, type ReportParams } from './sales-report.ts';

const paramsOf = (request: ReportRequest, { site }: Context): ReportParams => ({
  ...request,
  currency: request.currency ?? site.currency,
});

export const routes: HostedRoute[] = [
  ...serveExtensions(reportExtensions, {
    getSalesReport: (request, context) => salesReport(context, paramsOf(request, context)),
    getSalesByDimension: ({ dimension, ...request }, context) =>
      dimensionReport(context, dimension, paramsOf(request, context)),
    getProductSales: ({ productId, ...request }, context) =>
      productSales(context, paramsOf(request, context), productId),
    countReturnedPieces: async ({ productId, ...days }, context) => ({
      count: await countReturnedPieces(context, days, productId),
    }),
    countCartsWithProduct: async ({ productId }, context) => ({
      count: await countCartsWithProduct(context, productId),
    }),
    getTaxReport(request, context) {
      const params = paramsOf(request, context);
      return taxReport(context, params, params.currency);
    },
    getPayoutReport: (request, context) => payoutReport(context, request),
  }),
  ...serveExtensions(exchangeRateExtensions, {
    getExchangeRates: (_request, context) => readRates(context),
    async changeExchangeRates({ rates }, context) {
      const { currency } = context.site;
      assertOtherCurrencies(rates, currency);
      await writeRates(context, currency, rates);
      return readRates(context);
    },
  }),
];
