import type { Context } from '../../../context.ts';
import type { AskedLine, OnBehalfOf } from '../../service-plugins/public.ts';
import type { PricingInput } from '../pricing.ts';

type Asked = Pick<PricingInput, 'buyer' | 'language'>;

/** The buyer, whoever prices for them: what an app said while they looked still holds when they pay. */
function identityOf({ buyer }: Asked, { caller }: Context): object {
  if (buyer.memberId) return { identityType: 'MEMBER', memberId: buyer.memberId };
  if (buyer.visitorId) return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: buyer.visitorId };
  if (caller.kind === 'member') return { identityType: 'MEMBER', memberId: caller.memberId };
  if (caller.kind === 'visitor')
    return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: caller.visitorId };
  return { identityType: caller.kind === 'api-key' ? 'APP' : 'UNKNOWN' };
}

export const onBehalfOf = (context: Context, input: Asked): OnBehalfOf => ({
  identity: identityOf(input, context),
  language: input.language ?? context.site.locale,
});

export const askedLines = ({ lines }: Pick<PricingInput, 'lines'>): AskedLine[] =>
  lines.map(({ id, name, quantity, price, shippable, weight, catalogReference }) => ({
    id,
    name,
    quantity,
    price,
    shippable,
    weight,
    catalogReference,
  }));
