import Big from 'big.js';
import { isPositiveMoney, roundMoney, type Decimal } from '#shared/money.ts';
import { insteadOf, type TaxRate } from './tax-rate.ts';

/**
 * How much of what something costs without tax is exempt: all of it where nothing is owed, else the part on which the rest of
 * the usual tax would have been.
 */
export function exemptPart(beforeTax: Decimal, rate: TaxRate, currency: string): Decimal | undefined {
  const instead = insteadOf(rate);
  if (instead === undefined) return undefined;
  if (!isPositiveMoney(instead)) return roundMoney(beforeTax, currency);
  const part = new Big(1).minus(new Big(rate.rate).div(instead));
  return roundMoney(part.times(beforeTax).toFixed(), currency);
}
