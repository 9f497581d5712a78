import { roundMoney, type Decimal } from '#shared/money.ts';
import type { MultiCurrencyPrice } from '../../totals/public.ts';
import type { ConvertedMoney } from './api-cart.ts';

/** Without the text for people, which this kind of carts leaves to the page. */
export const converted = ({
  amount = '0',
  convertedAmount = amount,
}: Partial<MultiCurrencyPrice>): ConvertedMoney => ({ amount, convertedAmount });

/** Of a sum that no bill has; the site sells in one currency. */
export const money = (amount: Decimal, currency: string): ConvertedMoney =>
  converted({ amount: roundMoney(amount, currency) });
