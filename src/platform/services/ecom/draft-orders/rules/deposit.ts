import Big from 'big.js';
import { roundMoney, type Decimal } from '#shared/money.ts';
import type { Draft } from '../draft.ts';

/** What is asked for before the rest, of this total. */
export function depositAmountOf({ deposit, currency }: Draft, total: Decimal): Decimal | undefined {
  if (!deposit) return undefined;
  const { amount, percentage = '0' } = deposit;
  return amount ?? roundMoney(new Big(total).times(percentage).div(100).toFixed(), currency);
}
