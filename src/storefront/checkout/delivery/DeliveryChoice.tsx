import { useCheckout } from '../checkout.ts';
import type { DeliveryWay } from '../delivery-ways.ts';
import { PickupLocations } from './PickupLocations.tsx';
import { Slots } from './Slots.tsx';
import { useCheckoutDelivery } from './use-checkout-delivery.ts';

/** When it is brought, or where it is collected; fetched with the first such choice. */
export default function DeliveryChoice({ way }: { way: DeliveryWay }) {
  const { checkout } = useCheckout();
  const delivery = useCheckoutDelivery(checkout);
  if (way.kind === 'collected') return <PickupLocations way={way} delivery={delivery} />;
  return way.options.some(({ slot }) => slot) ? <Slots way={way} delivery={delivery} /> : null;
}
