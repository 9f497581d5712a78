import { type Fulfillment, trackingOf } from '../../platform/services/ecom/order-fulfillments/public.ts';
import type { Order } from '../../platform/services/ecom/orders/public.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';

/** The carrier, and the number it gave: its first letters, then digits. */
const CARRIERS = [
  { shippingProvider: 'dhl', letters: 'JVGL', digits: 16 },
  { shippingProvider: 'ups', letters: '1ZHD', digits: 14 },
] as const;

const numberFrom = (random: Random, letters: string, digits: number): string =>
  letters + Array.from({ length: digits }, () => random.whole(0, 9)).join('');

const isOpen = ({ quantity = 0, refundQuantity }: Order['lineItems'][number]): boolean =>
  quantity > (refundQuantity ?? 0);

/** All of it, or, where a part left, all but the last line that is still to go. */
function linesSent({ fulfillmentStatus, lineItems }: Order): Order['lineItems'] {
  if (fulfillmentStatus === 'FULFILLED') return lineItems;
  if (fulfillmentStatus !== 'PARTIALLY_FULFILLED') return [];
  const waiting = lineItems.findLast(isOpen);
  return waiting ? lineItems.filter((line) => line !== waiting) : [];
}

/** Frames travel flat and prints rolled: of what is posted, some went as two. */
const IN_TWO = 0.4;

/** What left of an order that came about: in parcels that can be followed where its timeline tells of them. */
export function parcelsOf(order: Order): Fulfillment[] {
  const lines = order.shippingInfo ? linesSent(order) : [];
  if (lines.length === 0) return [];
  const random = new Random(Number(order.number), 4);
  const when = (type: string): string | undefined =>
    order.activities.find(({ activityType }) => activityType === type)?.createdDate ?? undefined;
  const posted = when('TRACKING_NUMBER_ADDED');
  const { shippingProvider, letters, digits } = random.pick(CARRIERS);
  const inTwo = posted !== undefined && lines.length > 1 && random.chance(IN_TWO);
  const parcels = inTwo ? [lines.slice(0, 1), lines.slice(1)] : [lines];
  return parcels.map((held) => {
    const trackingNumber = numberFrom(random, letters, digits);
    return {
      id: guidFrom(random),
      createdDate: posted ?? when('ORDER_FULFILLED') ?? when('PICKUP_READY_EMAIL_SENT') ?? order.createdDate,
      lineItems: held.map(({ id = '', quantity = 1 }) => ({ id, quantity })),
      status: 'Fulfilled',
      ...(posted !== undefined && { trackingInfo: trackingOf({ shippingProvider, trackingNumber }) }),
    };
  });
}
