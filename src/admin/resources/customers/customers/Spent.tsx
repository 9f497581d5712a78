import type { CustomerSummary } from '#shared/customers.ts';
import { Money } from '#admin/ui/Money.tsx';
import { spentAmounts } from './spent-amounts.ts';

/** In the shop's currency; of who paid in others only, what that came to. */
export function Spent({ customer }: { customer: CustomerSummary }) {
  const [first, ...more] = spentAmounts(customer);
  if (!first) return null;
  return (
    <>
      <Money amount={first.amount} currency={first.currency} />
      {first.currency !== customer.spent.currency && more.length > 0 && ' +'}
    </>
  );
}
