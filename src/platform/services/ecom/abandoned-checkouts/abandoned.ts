import type { Step, ReminderObstacle } from '#shared/abandoned-checkouts.ts';
import type { AbandonedCheckoutsApi, Reply } from '#platform/contract/index.ts';

type ApiAbandonedCheckout = NonNullable<
  Reply<AbandonedCheckoutsApi, 'getAbandonedCheckout'>['abandonedCheckout']
>;
type ShownActivity = NonNullable<ApiAbandonedCheckout['activities']>[number];
export type ActivityType = NonNullable<ShownActivity['type']>;

/** With what the contract does not tell of it. */
export interface Activity {
  createdDate: string;
  type: ActivityType;
  /** Email of the person of the shop; absent where the shop acted by itself. */
  by?: string;
  reminder?: number;
  why?: ReminderObstacle;
  /** Of a failure: when that mail was written. */
  of?: string;
}

/** As it is kept: what the cart was when it was left, with prices of then. */
export type Abandoned = Omit<ApiAbandonedCheckout, 'activities' | 'createdDate' | 'updatedDate'> & {
  id: string;
  createdDate: string;
  updatedDate: string;
  status: 'ABANDONED' | 'RECOVERED';
  activities: Activity[];
  /** Addresses are told apart whatever their case. */
  emailKey?: string;
  /** When the checkout was touched last. */
  leftDate: string;
  step: Step;
  /** The reminder that had its turn last. */
  reminded: number;
  returnedDate?: string;
  orderId?: string;
  note?: string;
};

/** The contract's own bound. */
const MAX_SHOWN = 20;
const MAX_ACTIVITIES = 60;

export function present(abandoned: Abandoned): ApiAbandonedCheckout {
  const {
    emailKey: _key,
    leftDate: _left,
    step: _step,
    reminded: _reminded,
    returnedDate: _returned,
    orderId: _order,
    note: _note,
    activities,
    ...shown
  } = abandoned;
  return {
    ...shown,
    activities: activities.slice(-MAX_SHOWN).map(({ createdDate, type }) => ({ createdDate, type })),
  };
}

export const withActivity = (abandoned: Abandoned, activity: Activity): Abandoned => ({
  ...abandoned,
  activities: [...abandoned.activities, activity].slice(-MAX_ACTIVITIES),
});
