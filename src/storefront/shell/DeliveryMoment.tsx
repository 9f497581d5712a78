import { addressInLine } from '../../shared/address/format-address.ts';
import { slotOf } from '../../shared/delivery-slot.ts';
import type { Order } from '../../wix/shopper/order-operations.ts';
import { locales } from '../i18n/locales.ts';
import { useLocale } from './page-context.tsx';
import { ShopDate } from './ShopDate.tsx';

type Logistics = NonNullable<NonNullable<Order['shippingInfo']>['logistics']>;

/** Where an order is collected, in one line. */
export function usePickupLine(logistics: Logistics | undefined): string {
  const { tag } = locales[useLocale()];
  return addressInLine(logistics?.pickupDetails?.address, tag);
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
