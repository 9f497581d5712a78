import type { OrderState, Stamp } from '../order.ts';
import { activity, addActivities } from './activities.ts';

/** Leaves word for the people of the shop in the order's timeline. */
export const addNote = ({ order, transactions }: OrderState, message: string, stamp: Stamp): OrderState => ({
  order: {
    ...order,
    activities: addActivities(order.activities, [
      activity('MERCHANT_COMMENT', stamp, { merchantComment: { message } }),
    ]),
  },
  transactions,
});
