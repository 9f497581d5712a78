import type { Random } from '../art/random.ts';
import { daysBetween, later } from './calendar.ts';
import type { OrderOutcome } from './order-outcome.ts';
import type { OrderActivity } from './api-order.ts';

export const AUTHOR = 'merchant@halfdrop.example';
const OWNER = 'owner@halfdrop.example';

const COMMENTS = [
  'Asked for a flat parcel instead of a tube. Told her frames only travel flat.',
  'Called about the delivery date. Promised Thursday.',
  'Gift: no invoice in the parcel, please.',
  'First print had a banding line near the bottom. Reprinted, no charge.',
  'The neighbor at number 12 takes packages.',
  'Wants the same number in 70 × 98 once the paper is back.',
  'Customs form filled in by hand, scanner was down.',
  'Photographed the packing, the last one arrived bent.',
  'Address checked with the customer: the house number was missing.',
  'Regular. Put a postcard in.',
] as const;

export const authorOf = (random: Random): string => (random.chance(0.75) ? AUTHOR : OWNER);

/** So many hours after `moment`, or as much of the time until today as there is. */
export const within = (moment: Date, hours: number, today: Date): Date =>
  later(moment, Math.min(hours, Math.max(daysBetween(moment, today), 0) * 24 * 0.85));

interface Story {
  fate: OrderOutcome;
  placed: Date;
  /** Nothing happens after it. */
  today: Date;
  delivery: 'parcel' | 'pickup' | 'none';
}

function sending(random: Random, { fate, placed, today, delivery }: Story): OrderActivity {
  if (fate.fulfillment === 'NOT_FULFILLED' || delivery === 'none') return {};
  const sent = within(
    placed,
    delivery === 'pickup' ? random.between(0.1, 30) : random.between(12, 70),
    today,
  );
  const date = sent.toISOString();
  const mailed = later(sent, 0.01).toISOString();
  return {
    fulfillment: { status: fate.fulfillment, date, author: AUTHOR },
    entries:
      delivery === 'parcel'
        ? [
            { type: 'TRACKING_NUMBER_ADDED', date, author: AUTHOR },
            { type: 'SHIPPING_CONFIRMATION_EMAIL_SENT', date: mailed },
          ]
        : [{ type: 'PICKUP_READY_EMAIL_SENT', date: mailed }],
  };
}

/** What people did to an order besides paying and refunding. */
export function activityOf(random: Random, story: Story): OrderActivity {
  const { fate, placed, today } = story;
  const remarks = random.chance(0.1) ? (random.chance(0.2) ? 2 : 1) : 0;
  const comments = random
    .shuffle(COMMENTS)
    .slice(0, remarks)
    .map((message) => ({
      message,
      author: authorOf(random),
      date: within(placed, random.between(1, 90), today).toISOString(),
    }));
  const soon = within(placed, 0.3, today).toISOString();
  return {
    ...sending(random, story),
    ...(fate.status === 'CANCELED' && {
      canceled: {
        date: within(placed, random.between(5, 60), today).toISOString(),
        author: AUTHOR,
        restock: random.chance(0.7),
      },
    }),
    ...((fate.status === 'PENDING' || fate.status === 'REJECTED') && {
      held: { status: fate.status, date: soon },
    }),
    ...(comments.length > 0 && { comments }),
  };
}
