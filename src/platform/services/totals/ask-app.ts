import type { Context } from '../../context.ts';
import type { DiscountRule, DiscountTrigger } from '../discount-rules/public.ts';
import type { PricingInput } from './pricing.ts';

/** The triggers of an app in it. */
function customIn(trigger: DiscountTrigger | undefined, appId: string): string[] {
  const { and, or, customTrigger } = trigger ?? {};
  const inner = and?.triggers ?? or?.triggers ?? [];
  const isTheirs = customTrigger?.id && (customTrigger.appId ?? appId) === appId;
  return [...(isTheirs ? [customTrigger.id ?? ''] : []), ...inner.flatMap((one) => customIn(one, appId))];
}

/** The country, region and city it goes to, and nothing else of an address. */
function placeOf({ shippingAddress, selectedOption }: PricingInput): object {
  const { country, subdivision, city } = shippingAddress ?? {};
  const address = { ...(country && { country }), ...(subdivision && { subdivision }), ...(city && { city }) };
  const { code } = selectedOption ?? {};
  if (Object.keys(address).length === 0 && !code) return {};
  return { shippingInfo: { address, ...(code && { preferredShippingOptionCode: code }) } };
}

/** What the shop's app says of this basket; nobody is asked where no rule wants to know. */
export async function metTriggers(
  { triggers }: Context,
  rules: readonly DiscountRule[],
  input: PricingInput,
): Promise<ReadonlySet<string> | undefined> {
  const { appId } = triggers;
  if (appId === undefined) return undefined;
  const asked = new Set(rules.flatMap(({ trigger }) => customIn(trigger, appId)));
  if (asked.size === 0 || input.lines.length === 0) return undefined;
  return triggers.met({
    lineItems: input.lines.map(({ id, quantity, price, catalogReference }) => ({
      id,
      quantity,
      price,
      ...(catalogReference?.catalogItemId && {
        catalogReference: {
          catalogItemId: catalogReference.catalogItemId,
          appId: catalogReference.appId ?? '',
        },
      }),
    })),
    triggers: [...asked].toSorted(),
    ...placeOf(input),
  });
}
