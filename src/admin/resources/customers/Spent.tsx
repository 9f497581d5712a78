import type { ToldCustomer } from '../../../shared/customers.ts';
import { isZeroMoney } from '../../../shared/money.ts';
import { Money } from '../../ui/Money.tsx';

/** In the shop's currency; of who buys in others only, what that came to. */
export function Spent({ customer: { spent, otherSpent } }: { customer: ToldCustomer }) {
  const [first, ...more] = otherSpent ?? [];
  const shown = first && isZeroMoney(spent.amount) ? first : spent;
  return (
    <>
      <Money amount={shown.amount} currency={shown.currency} />
      {shown === first && more.length > 0 && ' +'}
    </>
  );
}
