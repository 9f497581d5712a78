import { addMoney, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Source } from './tables.ts';
import { recordUses } from './uses.ts';

interface Applied {
  id?: string | null;
  amount?: { amount?: string | null } | null;
}

interface ApprovedOrder {
  id: string;
  number?: string | null;
  currency?: string | null;
  buyerInfo?: { memberId?: string | null; email?: string | null };
  appliedDiscounts?: { discountRule?: Applied; coupon?: Applied }[];
}

/** What each discount took off the order. */
function givenBy({ appliedDiscounts = [] }: ApprovedOrder): Map<Source, string> {
  const input = new Map<Source, string>();
  for (const { discountRule, coupon } of appliedDiscounts)
    for (const [kind, applied] of [
      ['rule', discountRule],
      ['coupon', coupon],
    ] as const) {
      if (!applied?.id) continue;
      const source: Source = `${kind}:${applied.id}`;
      input.set(source, addMoney(input.get(source), applied.amount?.amount));
    }
  return input;
}

/** An order counts as a use of its discounts when it is approved, with the money that they gave it. */
export async function countApprovedOrder({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: ApprovedOrder };
  const { id: orderId, number, currency, buyerInfo = {} } = order;
  const isOurs = !currency || currency === context.site.currency;
  const date = context.clock.now().toISOString();
  const uses = [...givenBy(order)].map(([source, input]) => ({
    source,
    orderId,
    email: buyerInfo.email,
    memberId: buyerInfo.memberId,
    date,
    // Totals of several currencies are none.
    given: isOurs ? roundMoney(input, context.site.currency) : '0',
    ...(!isOurs && { elsewhere: { amount: roundMoney(input, currency), currency } }),
    ...(number && { orderNumber: number }),
  }));
  await recordUses(context, uses);
}
