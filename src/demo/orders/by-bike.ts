import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { SeedOrder } from '../../platform/services/ecom/orders/public.ts';
import { slotCode } from '../../shared/delivery-offer.ts';
import { BIKE_HOURS, BY_BIKE } from '../pricing/delivery.ts';
import { later, TIME_ZONE } from './calendar.ts';

/** Before that there was no bike, and all went by post. */
const DAYS = 45;
const ROUND_HOURS = 2;
const PORTO = /^4[0-3]/;

/** The next round from then on. */
function roundAfter(moment: Date): { from: string; to: string } {
  for (let days = 0; ; days += 1) {
    const day = addDays(new TZDate(moment, TIME_ZONE), days);
    if (day.getDay() === 0 || day.getDay() === 6) continue;
    const starts = BIKE_HOURS.map(
      (hour) =>
        new Date(
          new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), hour, 0, 0, 0, TIME_ZONE).getTime(),
        ),
    );
    const from = starts.find((start) => start >= moment);
    if (from) return { from: from.toISOString(), to: later(from, ROUND_HOURS).toISOString() };
  }
}

const isByPost = ({ order, canceled, fulfillment }: SeedOrder): boolean =>
  order.shippingInfo?.code === 'post' &&
  order.status === 'APPROVED' &&
  !canceled &&
  fulfillment?.status !== 'PARTIALLY_FULFILLED' &&
  PORTO.test(order.shippingInfo.logistics?.shippingDestination?.address?.postalCode ?? '') &&
  order.recipientInfo?.address?.country === 'PT';

/** What is sent in Porto itself is brought of late, at a time that was chosen; it costs what the post did. */
export function broughtByBike(seeds: readonly SeedOrder[], today: Date): SeedOrder[] {
  const since = subDays(today, DAYS).toISOString();
  return seeds.map((seed) => {
    const { order, date, fulfillment, entries = [] } = seed;
    const { shippingInfo } = order;
    if (date < since || !shippingInfo || !isByPost(seed)) return seed;
    // What is not sent yet is for the day after tomorrow.
    const slot = roundAfter(fulfillment ? new Date(fulfillment.date) : later(today, 48));
    const { shippingDestination } = shippingInfo.logistics ?? {};
    const logistics = { ...(shippingDestination && { shippingDestination }), deliveryTimeSlot: slot };
    const code = slotCode(BY_BIKE, new Date(slot.from));
    return {
      ...seed,
      order: { ...order, shippingInfo: { ...shippingInfo, code, title: 'Brought by bike', logistics } },
      entries: entries.filter(({ type }) => type !== 'TRACKING_NUMBER_ADDED'),
    };
  });
}
