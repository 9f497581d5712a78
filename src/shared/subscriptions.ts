/** How often something comes. */
export type Frequency = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export type SubscriptionStatus = 'ACTIVE' | 'PAUSED' | 'SUSPENDED' | 'CANCELED' | 'ENDED';

export type SubscriptionVerb = 'pause' | 'resume' | 'skip' | 'cancel';

/** A subscription as its member and the shop see it. */
export interface ShownSubscription {
  id: string;
  status: SubscriptionStatus;
  createdDate: string;
  frequency: Frequency;
  interval: number;
  /** How often it is charged in all; absent where it goes on. */
  billingCycles?: number;
  paidCycles: number;
  /** Absent while nothing is to be charged. */
  nextChargeDate?: string;
  /** How often the next charge was made in vain, and why the last time. */
  tries: number;
  reason?: string;
  isBeingCharged: boolean;
  /** What may be done to it now. */
  verbs: SubscriptionVerb[];
  product: string;
  title: string;
  quantity: number;
  /** Such as the size. */
  details: string[];
  /** Each time. */
  amount: string;
  currency: string;
  email?: string;
  imageUrl?: string;
  endedDate?: string;
}

export interface ShownSubscriptionDetails extends ShownSubscription {
  /** Absent where nothing is sent. */
  address?: Partial<MoveAddress>;
  cards: { id: string; brand: string; lastFourDigits: string; isCharged: boolean }[];
  /** The latest first. */
  cycles: {
    cycle: number;
    status: 'OPEN' | 'PAID' | 'SKIPPED';
    dueDate: string;
    settledDate?: string;
    orderId?: string;
  }[];
}

/** A way to another address, with what each delivery comes to by it. */
export interface WayThere {
  code: string;
  title: string;
  /** Of the delivery alone. */
  price: string;
  total: string;
}

/** What another address comes to, before it is agreed to. */
export interface MoveQuote {
  currency: string;
  /** Each delivery, now and there. */
  before: string;
  amount: string;
  /** Of the amount. */
  tax: string;
  taxIncluded: boolean;
  /** How it would travel; absent where everything stays as it was agreed. */
  code?: string;
  ways: WayThere[];
}

/** Where it is to go. */
export interface MoveAddress {
  firstName: string;
  lastName: string;
  phone?: string;
  addressLine: string;
  addressLine2?: string;
  city: string;
  postalCode?: string;
  country: string;
  subdivision?: string;
}
