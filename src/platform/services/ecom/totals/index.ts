import type { Context } from '#platform/context.ts';
import type { Handlers, TotalsCalculatorApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { calculateTotals } from './operations/calculateTotals.ts';
import { previewRoutes } from './try/discount-preview-routes.ts';
import { taxPreviewRoutes } from './try/tax-preview-routes.ts';

export const totals = defineService({
  name: 'totals',
  package: 'ecom_totals-calculator',
  handlers: { calculateTotals } satisfies Handlers<TotalsCalculatorApi, Context>,
  routes: [...previewRoutes, ...taxPreviewRoutes],
});
