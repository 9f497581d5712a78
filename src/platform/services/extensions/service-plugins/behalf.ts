import type { Context } from '#platform/context.ts';
import type { OnBehalfOf } from './spi/questions.ts';

interface Buyer {
  memberId?: string | null | undefined;
  visitorId?: string | null | undefined;
}

/** As `IdentificationData` of the contract says it. */
export function identityOfBuyer({ memberId, visitorId }: Buyer): object | undefined {
  if (memberId) return { identityType: 'MEMBER', memberId };
  if (visitorId) return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: visitorId };
  return undefined;
}

export function identityOfCaller({ caller }: Pick<Context, 'caller'>): object {
  if (caller.kind === 'member') return { identityType: 'MEMBER', memberId: caller.memberId };
  if (caller.kind === 'visitor')
    return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: caller.visitorId };
  return { identityType: caller.kind === 'api-key' ? 'APP' : 'UNKNOWN' };
}

/** Where no buyer is behind a question: the shop asks for itself. */
export const behalfOfShop = ({ site }: Pick<Context, 'site'>): OnBehalfOf => ({
  identity: { identityType: 'APP' },
  language: site.locale,
});
