import type { Context } from '#platform/context.ts';
import type { Handler, Handlers, TaxCalculationApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { TAX_CALCULATORS } from '../tax-regions/public.ts';
import { calculateTax } from './operations/calculateTax.ts';

const listTaxCalculators: Handler<TaxCalculationApi, 'listTaxCalculators', Context> = async () => ({
  taxCalculatorDetails: [...TAX_CALCULATORS],
});

export const taxCalculation = defineService({
  name: 'tax-calculation',
  package: 'ecom_tax-calculation',
  handlers: { calculateTax, listTaxCalculators } satisfies Handlers<TaxCalculationApi, Context>,
});
