import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxCalculationApi } from '../../../contract/index.ts';
import { TAX_CALCULATORS } from '../../tax-regions/public.ts';

export const listTaxCalculators = async (
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract asks for nothing
  _request: Request<TaxCalculationApi, 'listTaxCalculators'>,
  _context: Context,
): Promise<Reply<TaxCalculationApi, 'listTaxCalculators'>> => ({
  taxCalculatorDetails: [...TAX_CALCULATORS],
});
