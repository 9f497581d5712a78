interface Delivered<Info> {
  shippingInfo?:
    | { logistics?: { shippingDestination?: Info | undefined; pickupDetails?: unknown } | undefined }
    | undefined;
  recipientInfo?: Info | undefined;
}

/** Where an order goes to: the contract has two places for it. Undefined of what is picked up. */
export function deliveryAddressOf<Info>({ shippingInfo, recipientInfo }: Delivered<Info>): Info | undefined {
  const { shippingDestination, pickupDetails } = shippingInfo?.logistics ?? {};
  return shippingDestination ?? (pickupDetails ? undefined : recipientInfo);
}
