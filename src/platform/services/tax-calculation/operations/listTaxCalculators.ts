import type { Context } from '../../../context.ts';
import type { Reply, Request, TaxCalculationApi } from '../../../contract/index.ts';
import { TAX_CALCULATORS } from '../../tax-regions/public.ts';

export const listTaxCalculators = async (
  _request: Request<TaxCalculationApi, 'listTaxCalculators'>,
  _context: Context,
): Promise<Reply<TaxCalculationApi, 'listTaxCalculators'>> => ({
  taxCalculatorDetails: [...TAX_CALCULATORS],
});
