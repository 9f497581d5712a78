import type { Context } from '#platform/context.ts';
import { badRequest, type PlatformError } from '#platform/contract/errors.ts';
import type { Cart } from '../cart.ts';
import { heardBy, memberPaying, priceCart, wayOf } from '../price-cart.ts';
import type { Membership } from '../rules/memberships.ts';
import type { CatalogItemInput } from './api-cart.ts';

type MembershipSelection = Pick<CatalogItemInput, 'selectedMembership' | 'membershipPayment'>;

/** Of a line by its id, or of what is to become one. */
type MembershipTarget = { lineItemId: string } | { catalogReference: CatalogItemInput['catalogReference'] };

export interface Wanted {
  place: MembershipTarget;
  membership: Membership;
}

/** @param wanted of which something does not hold; nothing is told of memberships that nobody has yet */
export const noMembership = (
  wanted: readonly { place: MembershipTarget; membership?: Membership }[],
): PlatformError =>
  badRequest('No membership of this shop pays for this.', 'INVALID_MEMBERSHIP_PAYMENT_OPTION', {
    invalidItems: wanted.map(({ place: invalidItemId, membership }) => ({
      invalidItemId,
      ...(membership && { selectedMembership: { ...membership } }),
    })),
  });

/**
 * What was chosen to pay, in the newer words or the older ones.
 * @throws 400 for what comes only with a plan that is bought in the same cart: none is sold here
 */
export function wantedBy(
  { selectedMembership, membershipPayment }: MembershipSelection,
  place: MembershipTarget,
): Wanted | undefined {
  const { existingMembership: existing, futureMembership } = membershipPayment ?? {};
  if (futureMembership) throw noMembership([{ place }]);
  const id = existing?.membershipId ?? selectedMembership?.id;
  const appId = existing?.appId ?? selectedMembership?.appId;
  if (id && appId) return { place, membership: { id, appId } };
  if (existing ?? selectedMembership) throw noMembership([{ place }]);
  return undefined;
}

/**
 * What is chosen now must hold now; what was chosen before may go bad and shows in the bill.
 * @throws 400 INVALID_MEMBERSHIP_PAYMENT_OPTION, MEMBERSHIP_PROVIDER_UNAVAILABLE
 */
export async function requireMembership(
  context: Context,
  cart: Cart,
  wanted: readonly Wanted[],
): Promise<Cart> {
  if (wanted.length === 0) return cart;
  if (cart.demo) throw noMembership(wanted);
  const { checkoutId } = wayOf(cart);
  const { calculationErrors } = await priceCart(context, cart, {
    ...heardBy(context),
    ...memberPaying(cart),
    ...(checkoutId && { checkoutId }),
  });
  const rejection = calculationErrors.membershipError?.applicationError;
  if (!rejection) return cart;
  const { code, description = '' } = rejection;
  throw code === 'MEMBERSHIP_PROVIDER_UNAVAILABLE' ? badRequest(description, code) : noMembership(wanted);
}
