import { addMoney, roundMoney } from '#shared/money.ts';
import { segmentIds, segmentKindOf, segmentKinds } from '#shared/customer-segments.ts';
import type { CustomerCheck, RuleCheck } from '#shared/try-discount.ts';
import {
  isInSchedule,
  statusOf,
  type CustomerEligibility,
  type DiscountRule,
  type DiscountTrigger,
  type Uses,
} from '../../discount-rules/public.ts';
import type { Bill } from '../rules/model.ts';
import { isInScope } from '../rules/scope.ts';
import { isMet } from '../rules/trigger.ts';

type Basket = Pick<Bill, 'lines' | 'facts'>;

const bounds = <Value>(from: Value | null | undefined, to: Value | null | undefined) => ({
  ...(from != null && { from }),
  ...(to != null && { to }),
});

function checkCustomer(
  { contactSegmentsInfo, contactTagsInfo, individualMembersInfo }: CustomerEligibility,
  { segments }: Bill['facts'],
  met: boolean,
): CustomerCheck {
  const requested = contactSegmentsInfo?.segmentIds ?? [];
  const known = requested.flatMap((id) => segmentKindOf(id) ?? []);
  return {
    kind: 'CUSTOMER',
    met,
    segments: known,
    unknown: requested.length - known.length + (contactTagsInfo?.tagReferences?.length ?? 0),
    members: individualMembersInfo?.memberIds?.length ?? 0,
    ...(segments?.size && { buyer: segmentKinds.filter((kind) => segments.has(segmentIds[kind])) }),
  };
}

/** What a trigger asks for, part by part; whether it is met is the totals' own answer. */
export function checkTrigger(trigger: DiscountTrigger, basket: Basket): RuleCheck {
  const { and, or, subtotalRange, itemQuantityRange, customerEligibility } = trigger;
  const met = isMet(trigger, basket);
  const parts = and ?? or;
  if (parts) {
    const checks = (parts.triggers ?? []).map((part) => checkTrigger(part, basket));
    return { kind: and ? 'ALL_OF' : 'ANY_OF', met, checks };
  }
  const scopes = (subtotalRange ?? itemQuantityRange)?.scopes;
  const lines = basket.lines.filter(({ item }) => isInScope(item, scopes));
  if (subtotalRange) {
    const value = roundMoney(addMoney('0', ...lines.map(({ gross }) => gross)), basket.facts.currency);
    return { kind: 'SUBTOTAL', met, value, ...bounds(subtotalRange.from, subtotalRange.to) };
  }
  if (itemQuantityRange) {
    const value = lines.reduce((sum, { item }) => sum + item.quantity, 0);
    return { kind: 'QUANTITY', met, value, ...bounds(itemQuantityRange.from, itemQuantityRange.to) };
  }
  if (customerEligibility) return checkCustomer(customerEligibility, basket.facts, met);
  return { kind: 'OTHER', met };
}

interface Moment {
  uses: Uses;
  now: Date;
  timeZone: string;
}

/** What stands in a rule's way whatever lies in the cart. */
export function checkMoment(rule: DiscountRule, { uses, now, timeZone }: Moment): RuleCheck[] {
  const { activeTimeInfo, settings } = rule;
  const { start, end } = activeTimeInfo ?? {};
  const status = statusOf({ active: true, ...(activeTimeInfo && { activeTimeInfo }) }, 0, now);
  const why = status === 'LIVE' && !isInSchedule(rule, now, timeZone) ? 'OFF_HOURS' : status;
  const { usageLimit, usageLimitPerUser } = settings ?? {};
  return [
    { kind: 'ACTIVE', met: rule.active !== false },
    { kind: 'TIME', met: why === 'LIVE', why, ...(start && { start }), ...(end && { end }) },
    ...(usageLimit == null
      ? []
      : [{ kind: 'USES' as const, met: uses.all < usageLimit, used: uses.all, limit: usageLimit }]),
    ...(usageLimitPerUser == null
      ? []
      : [
          {
            kind: 'USES_OF_BUYER' as const,
            met: uses.byThisBuyer < usageLimitPerUser,
            used: uses.byThisBuyer,
            limit: usageLimitPerUser,
          },
        ]),
  ];
}
