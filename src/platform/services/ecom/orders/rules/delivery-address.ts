import { dequal } from 'dequal/lite';
import { correctedBy, hasAddress } from '#shared/delivery-address.ts';
import type { Order } from '../order.ts';

type Delivered = Pick<Order, 'shippingInfo' | 'recipientInfo'>;
type Destination = NonNullable<Order['recipientInfo']>;

/**
 * The order with its delivery address in both of the contract's places: the destination of its delivery, by which
 * orders are filtered and reported, and the recipient. What is picked up or has no address stays as it is.
 */
export function withDeliveryAddress<Content extends Delivered>(content: Content): Content {
  const { shippingInfo, recipientInfo } = content;
  const { logistics } = shippingInfo ?? {};
  if (logistics?.pickupDetails) return content;
  const known = [logistics?.shippingDestination, recipientInfo] as (Destination | undefined)[];
  const address = known.find(hasAddress);
  if (!address) return content;
  const [destination, recipient] = known.map((info) => (hasAddress(info) ? info : address));
  return {
    ...content,
    recipientInfo: recipient,
    shippingInfo: { ...shippingInfo, logistics: { ...logistics, shippingDestination: destination } },
  };
}

/** A corrected address is corrected in both places, whichever of them was written. */
export function withCorrectedAddress(before: Order, after: Order): Order {
  const { logistics } = after.shippingInfo ?? {};
  if (logistics?.pickupDetails) return after;
  const { shippingDestination: destination } = logistics ?? {};
  if (!dequal(before.shippingInfo?.logistics?.shippingDestination, destination))
    return hasAddress(destination)
      ? { ...after, recipientInfo: correctedBy<Destination>(after.recipientInfo, destination as Destination) }
      : after;
  const { recipientInfo } = after;
  if (dequal(before.recipientInfo, recipientInfo) || !recipientInfo) return after;
  const shippingDestination = correctedBy<Destination>(destination, recipientInfo);
  return {
    ...after,
    shippingInfo: { ...after.shippingInfo, logistics: { ...logistics, shippingDestination } },
  };
}
