import type { Context } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { recordUses } from './uses.ts';

interface ApprovedOrder {
  id: string;
  buyerInfo?: { memberId?: string | null; email?: string | null };
  appliedDiscounts?: { discountRule?: { id?: string | null } }[];
}

/** An order counts as a use of its rules when it is approved. */
export async function countApprovedOrder({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: ApprovedOrder };
  const ruleIds = (order.appliedDiscounts ?? []).flatMap(({ discountRule }) => discountRule?.id ?? []);
  await recordUses(context, order.id, [...new Set(ruleIds)], order.buyerInfo ?? {});
}
