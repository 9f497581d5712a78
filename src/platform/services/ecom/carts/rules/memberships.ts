import { applicableMemberships, type SelectedMembership } from '../../checkouts/public.ts';
import type { Cart } from '../cart.ts';

type Holder = Pick<Cart, 'memberships' | 'lines'>;
export type Membership = Pick<SelectedMembership, 'id' | 'appId'>;

/** What is chosen for lines that are still there. */
export const chosenMemberships = ({ memberships, lines }: Holder): SelectedMembership[] =>
  applicableMemberships({ memberships: memberships ?? [], lines });

/** Which was chosen to pay for that line. */
export const membershipOf = (cart: Holder, lineId: string): Membership | undefined =>
  chosenMemberships(cart).find(({ lineItemIds }) => lineItemIds.includes(lineId));

/** The cart in which that line is paid by what was chosen now, or by money. */
export function withMembership(cart: Cart, lineId: string, chosen: Membership | undefined): Cart {
  const others = chosenMemberships(cart)
    .map((one) => ({ ...one, lineItemIds: one.lineItemIds.filter((id) => id !== lineId) }))
    .filter(({ lineItemIds }) => lineItemIds.length > 0);
  const same = others.find(({ id, appId }) => id === chosen?.id && appId === chosen.appId);
  const after = chosen
    ? [
        ...others.filter((one) => one !== same),
        { id: chosen.id, appId: chosen.appId, lineItemIds: [...(same?.lineItemIds ?? []), lineId] },
      ]
    : others;
  return { ...cart, memberships: after.length > 0 ? after : null };
}
