import { dateLocale } from './dates.ts';

/** The time that was chosen for a delivery. */
export interface DeliverySlot {
  from: string | Date;
  to: string | Date;
}

/** A field of an order's logistics that the API returns, though the SDK's types of an order lack it. */
export function slotOf(logistics: object | null | undefined): DeliverySlot | undefined {
  const told: { deliveryTimeSlot?: Partial<DeliverySlot> | null } = logistics ?? {};
  const { from, to } = told.deliveryTimeSlot ?? {};
  return from && to ? { from, to } : undefined;
}

/** By the shop's clock: `Tuesday 1 December, 14:00–16:00`. */
export function slotText({ from, to }: DeliverySlot, locale: string, timeZone: string): string {
  const tag = dateLocale(locale);
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const hour = new Intl.DateTimeFormat(tag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const [start, end] = [new Date(from), new Date(to)];
  return `${day.format(start)}, ${hour.format(start)}–${hour.format(end)}`;
}
