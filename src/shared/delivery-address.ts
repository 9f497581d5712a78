import { omitNullish } from './omit-nullish.ts';

interface Delivered<Info> {
  shippingInfo?:
    | { logistics?: { shippingDestination?: Info | undefined; pickupDetails?: unknown } | undefined }
    | undefined;
  recipientInfo?: Info | undefined;
}

/** Whether somebody wrote an address, and not only who is there. */
export const hasAddress = (info: { address?: object | null | undefined } | null | undefined): boolean =>
  Object.values(info?.address ?? {}).some((value) => value !== undefined && value !== null && value !== '');

/** The address as somebody corrected it, with what the correction leaves out: the other place's name or phone stays. */
export const correctedBy = <Info extends { address?: object | null | undefined }>(
  before: Info | undefined,
  correction: Info,
): Info => ({ ...before, ...omitNullish(correction) }) as Info;

/**
 * Where an order goes to: the contract has two places for it. The destination of the delivery counts, unless only the
 * recipient has an address. Undefined of what is picked up.
 */
export function deliveryAddressOf<Info extends { address?: object | null | undefined }>({
  shippingInfo,
  recipientInfo,
}: Delivered<Info>): Info | undefined {
  const { shippingDestination, pickupDetails } = shippingInfo?.logistics ?? {};
  if (pickupDetails) return shippingDestination;
  if (!hasAddress(shippingDestination) && hasAddress(recipientInfo)) return recipientInfo;
  return shippingDestination ?? recipientInfo;
}
