import { memberships } from '@wix/ecom/service-plugins';

/** The books of an app that keeps memberships. */
export interface MembershipBook {
  /** By id: whose it is, what it pays for, and how often yet. */
  memberships: Map<
    string,
    { memberId: string; name: string; catalogItemIds: readonly string[]; remaining: number; total: number }
  >;
  charged: {
    transactionId: string;
    membershipId: string;
    idempotencyKey: string;
    catalogItemId: string;
    isVoided: boolean;
  }[];
}

export const newMembershipBook = (): MembershipBook => ({ memberships: new Map(), charged: [] });

type Hear = (method: string, payload: { request: object; metadata: object }) => void;
type Handlers = Parameters<typeof memberships.provideHandlers>[0];
type ListRequest = Parameters<Handlers['listEligibleMemberships']>[0]['request'];

/** As its maker writes them: a key is charged once, and what was charged goes back once. */
export function membershipHandlers(book: MembershipBook, heard: Hear): Handlers {
  const eligible = ({ memberId, lineItems }: ListRequest) =>
    [...book.memberships].flatMap(([_id, { name, catalogItemIds, remaining, total, ...of }]) => {
      const lineItemIds = lineItems.flatMap(({ _id: line, rootCatalogItemId }) =>
        line && catalogItemIds.includes(rootCatalogItemId ?? '') ? [line] : [],
      );
      if (of.memberId !== memberId || lineItemIds.length === 0) return [];
      return [{ _id, name: { original: name }, lineItemIds, credits: { total, remaining } }];
    });
  return {
    listEligibleMemberships(payload) {
      heard('memberships', payload);
      const { request } = payload;
      const mine = eligible(request);
      const able = mine.filter(({ credits }) => credits.remaining > 0);
      const selected = request.selectedMemberships?.memberships ?? [];
      for (const { _id, lineItemIds = [] } of selected) {
        const found = able.find((one) => one._id === _id);
        if (!found || lineItemIds.length > found.credits.remaining)
          throw new memberships.InvalidSelectionWixError();
      }
      return {
        eligibleMemberships: able,
        invalidMemberships: mine
          .filter(({ credits }) => credits.remaining <= 0)
          .map((membership) => ({ membership, reason: 'Used up' })),
        selectedMemberships: selected,
      };
    },
    listExistingMemberships: () => ({ memberships: [] }),
    listPurchasablePlans: () => ({ purchasablePlans: [], coverages: [] }),
    chargeMembership(payload) {
      heard('charge', payload);
      const {
        membershipId = '',
        memberId,
        idempotencyKey,
        catalogReference,
        rootCatalogItemId,
      } = payload.request;
      const membership = book.memberships.get(membershipId);
      if (
        membership?.memberId !== memberId ||
        !membership.catalogItemIds.includes(rootCatalogItemId ?? catalogReference.catalogItemId ?? '')
      )
        throw new memberships.MembershipDoesNotApplyToItemWixError();
      const before = book.charged.find((one) => one.idempotencyKey === idempotencyKey);
      if (before)
        throw new memberships.MembershipAlreadyChargedWixError({ transactionId: before.transactionId });
      if (membership.remaining < 1)
        throw new memberships.MembershipCannotBeUsedWixError({
          errorType: 'OUT_OF_CREDITS' as never,
          outOfCredits: { required: 1, remaining: membership.remaining },
        });
      membership.remaining -= 1;
      const transactionId = `use-${book.charged.length + 1}`;
      const catalogItemId = catalogReference.catalogItemId ?? '';
      book.charged.push({ transactionId, membershipId, idempotencyKey, catalogItemId, isVoided: false });
      return { transactionId };
    },
    getMembershipVoidability: ({ request }) => ({
      voidable: book.charged.some((one) => one.transactionId === request.transactionId && !one.isVoided),
    }),
    voidMembershipCharge(payload) {
      heard('void charge', payload);
      const found = book.charged.find(({ transactionId }) => transactionId === payload.request.transactionId);
      if (!found) throw new memberships.TransactionNotFoundWixError();
      if (found.isVoided) throw new memberships.TransactionAlreadyVoidedWixError();
      found.isVoided = true;
      const membership = book.memberships.get(found.membershipId);
      if (membership) membership.remaining += 1;
      return {};
    },
  };
}
