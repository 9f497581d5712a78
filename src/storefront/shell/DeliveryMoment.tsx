import { slotOf } from '../../shared/delivery-slot.ts';
import type { Order } from '../../wix/shopper/order-operations.ts';
import { ShopDate } from './ShopDate.tsx';

type Logistics = NonNullable<NonNullable<Order['shippingInfo']>['logistics']>;

/** Where an order is collected, in one line. */
export function pickupLine({ pickupDetails }: Logistics): string {
  const { address } = pickupDetails ?? {};
  const { addressLine1, streetAddress, postalCode, city } = address ?? {};
  const street = addressLine1 ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ');
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The time that was chosen for it, where there is one. */
export function DeliveryMoment({ logistics }: { logistics: object }) {
  const slot = slotOf(logistics);
  return slot ? (
    <>
      <ShopDate value={slot.from} look="hour" /> – <ShopDate value={slot.to} look="clock" />
    </>
  ) : null;
}
