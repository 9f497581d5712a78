import type { Context } from '../../context.ts';
import type { Handlers, TaxCalculationApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { calculateTax } from './operations/calculateTax.ts';
import { listTaxCalculators } from './operations/listTaxCalculators.ts';

export const taxCalculation = defineService({
  name: 'tax-calculation',
  package: 'ecom_tax-calculation',
  handlers: { calculateTax, listTaxCalculators } satisfies Handlers<TaxCalculationApi, Context>,
});
