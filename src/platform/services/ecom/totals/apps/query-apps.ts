import type { Context } from '#platform/context.ts';
import type { DiscountRule } from '../../discount-rules/public.ts';
import type { PricingInput } from '../pricing.ts';
import type { Carrier, Fee, Offers } from '../rules/model.ts';
import { feeQuestions, feesFrom } from './fees.ts';
import { membershipQuestions } from './membership-questions.ts';
import { membershipsFrom, type OfferedMemberships } from './memberships.ts';
import { carriersFrom, rateQuestions } from './rates.ts';
import { triggerQuestions } from './triggers.ts';

interface FromApps {
  metTriggers: ReadonlySet<string> | undefined;
  carriers: readonly Carrier[];
  fees: readonly Fee[];
  memberships: OfferedMemberships;
}

/** What the shop's own options are chosen by. */
const codesOf = (offers: Offers | undefined): string[] => [
  ...(offers?.options ?? []).map(({ id }) => id),
  ...(offers?.besides?.local ?? []).map(({ id }) => id),
  ...(offers?.besides?.pickups ?? []).map(({ id }) => id),
];

/** What the shop's apps say of a basket before it is priced; all are asked side by side. */
export async function queryApps(
  context: Context,
  input: PricingInput,
  { rules, offers }: { rules: readonly DiscountRule[]; offers: Offers | undefined },
): Promise<FromApps> {
  const triggers = await triggerQuestions(context, rules, input);
  const rates = await rateQuestions(context, input, offers);
  const fees = await feeQuestions(context, input);
  const about = await membershipQuestions(context, input);
  const memberships = about?.list ?? [];
  const selections = (about?.selections ?? []).flatMap((question) => question ?? []);
  if (triggers.length + rates.length + fees.length + memberships.length + selections.length === 0)
    return {
      metTriggers: undefined,
      carriers: [],
      fees: [],
      memberships: membershipsFrom(about, { memberships: [], selections: [] }, input),
    };
  const told = await context.plugins.ask({ triggers, rates, fees, memberships, selections });
  return {
    metTriggers: new Set(told.triggers.flatMap((one) => ('answer' in one ? one.answer : []))),
    carriers: carriersFrom(rates, told.rates, codesOf(offers)),
    fees: feesFrom(fees, told.fees, input),
    memberships: membershipsFrom(about, told, input),
  };
}
