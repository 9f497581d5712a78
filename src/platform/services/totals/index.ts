import type { Context } from '../../context.ts';
import type { Handlers, TotalsCalculatorApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { calculateTotals } from './operations/calculateTotals.ts';
import { tryRoutes } from './try/route.ts';
import { taxTryRoutes } from './try/tax-route.ts';

export const totals = defineService({
  name: 'totals',
  package: 'ecom_totals-calculator',
  handlers: { calculateTotals } satisfies Handlers<TotalsCalculatorApi, Context>,
  routes: [...tryRoutes, ...taxTryRoutes],
});
