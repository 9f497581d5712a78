import type { Checkout } from '#wix/shopper/checkout-operations.ts';

export interface Chosen {
  _id: string;
  appId: string;
  lineItemIds: string[];
}

export interface MembershipView {
  key: string;
  id: string;
  appId: string;
  name: string;
  /** How often it can pay yet, where it is counted. */
  left: number | undefined;
}

export interface PayableView {
  lineId: string;
  name: string;
  ways: MembershipView[];
  /** The key of what pays for it. */
  chosen: string | undefined;
  /** Of what was chosen and cannot pay any more. */
  isRefused: boolean;
}

export const keyOf = ({ id, appId }: { id: string; appId: string }): string => `${appId} ${id}`;

export const chosenIn = ({ membershipOptions }: Checkout): Chosen[] =>
  (membershipOptions?.selectedMemberships?.memberships ?? []).map(
    ({ _id = '', appId = '', lineItemIds = [] }) => ({ _id, appId, lineItemIds }),
  );

/** Whether there is anything to choose, or to take out. */
export const hasMemberships = ({ membershipOptions }: Checkout): boolean =>
  (membershipOptions?.eligibleMemberships ?? []).length > 0 ||
  (membershipOptions?.selectedMemberships?.memberships ?? []).length > 0;

/** What memberships can pay for, line by line. */
export function viewPayable(checkout: Checkout): PayableView[] {
  const eligible = checkout.membershipOptions?.eligibleMemberships ?? [];
  const chosen = chosenIn(checkout);
  return (checkout.lineItems ?? []).flatMap(({ _id, productName, paymentOption }) => {
    const lineId = _id ?? '';
    const ways = eligible
      .filter(({ lineItemIds = [] }) => lineItemIds.includes(lineId))
      .map(({ _id: id = '', appId = '', name, credits }) => ({
        key: keyOf({ id, appId }),
        id,
        appId,
        name: name?.translated ?? name?.original ?? '',
        left: credits?.remaining ?? undefined,
      }));
    const mine = chosen.find(({ lineItemIds }) => lineItemIds.includes(lineId));
    if (ways.length === 0 && !mine) return [];
    return {
      lineId,
      name: productName?.translated ?? productName?.original ?? '',
      ways,
      chosen: mine && keyOf({ id: mine._id, appId: mine.appId }),
      isRefused: mine !== undefined && paymentOption !== 'MEMBERSHIP',
    };
  });
}

/** The same with another payment method for one line. */
export function withChoice(
  before: readonly Chosen[],
  lineId: string,
  way: Pick<MembershipView, 'id' | 'appId'> | undefined,
): Chosen[] {
  const rest = before
    .map((one) => ({ ...one, lineItemIds: one.lineItemIds.filter((id) => id !== lineId) }))
    .filter(({ lineItemIds }) => lineItemIds.length > 0);
  if (!way) return rest;
  const same = rest.find(({ _id, appId }) => _id === way.id && appId === way.appId);
  if (!same) return [...rest, { _id: way.id, appId: way.appId, lineItemIds: [lineId] }];
  return rest.map((one) => (one === same ? { ...one, lineItemIds: [...one.lineItemIds, lineId] } : one));
}
