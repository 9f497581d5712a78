import { z } from 'zod';
import { isCountry } from '../countries.ts';
import {
  MAX_RETRIES,
  MAX_RETRY_DAYS,
  SUBSCRIPTION_LIST_STATUSES,
  type DeskSubscription,
  type DeskSubscriptionDetails,
  type SubscriptionSummary,
} from '../subscription-desk.ts';
import type { MoveQuote, ShownSubscription, ShownSubscriptionDetails } from '../subscriptions.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';
import { countRequest, countResponse, cursorMetadata, queryRequest } from './paging.ts';

const READ = 'ECOM.SUBSCRIPTION_CONTRACT_READ';
const CHANGE = 'ECOM.MODIFY_ORDERS';

const subscriptionId = z.string().min(1).max(100);
const optionalText = z.string().exactOptional();

const subscription = z.strictObject({
  id: z.string(),
  status: z.enum(['ACTIVE', 'PAUSED', 'SUSPENDED', 'CANCELED', 'ENDED']),
  standing: z.enum(SUBSCRIPTION_LIST_STATUSES),
  createdDate: z.string(),
  frequency: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
  interval: z.int(),
  billingCycles: z.int().exactOptional(),
  paidCycles: z.int(),
  nextChargeDate: optionalText,
  tries: z.int(),
  reason: optionalText,
  isBeingCharged: z.boolean(),
  verbs: z.array(z.enum(['pause', 'resume', 'skip', 'cancel', 'retry'])),
  product: z.string(),
  title: z.string(),
  quantity: z.int(),
  details: z.array(z.string()),
  amount: z.string(),
  currency: z.string(),
  monthly: z.string(),
  buyerName: z.string(),
  email: optionalText,
  imageUrl: optionalText,
  endedDate: optionalText,
}) satisfies z.ZodType<DeskSubscription>;

const details = subscription.extend({
  cards: z.array(
    z.strictObject({
      id: z.string(),
      brand: z.string(),
      lastFourDigits: z.string(),
      isCharged: z.boolean(),
    }),
  ),
  cycles: z.array(
    z.strictObject({
      cycle: z.int(),
      status: z.enum(['OPEN', 'PAID', 'SKIPPED']),
      dueDate: z.string(),
      settledDate: optionalText,
      orderId: optionalText,
      orderNumber: optionalText,
    }),
  ),
  acts: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum([
        'DECLINED',
        'SUSPENDED',
        'OUT_OF_STOCK',
        'PAUSED',
        'RESUMED',
        'RETRIED',
        'SKIPPED',
        'CARD_CHANGED',
        'MOVED',
        'CHANGED',
        'CANCELED',
      ]),
      date: z.string(),
      by: optionalText,
      cycle: z.int().exactOptional(),
      reason: optionalText,
    }),
  ),
  triesAhead: z.array(z.string()),
  ifSkipped: optionalText,
  ifResumed: optionalText,
}) satisfies z.ZodType<DeskSubscriptionDetails>;

const summary = z.strictObject({
  currency: z.string(),
  monthly: z.string(),
  running: z.int(),
  paused: z.int(),
  failed: z.int(),
  failedAmount: z.string(),
  days: z.int(),
  ranBefore: z.int(),
  canceled: z.int(),
}) satisfies z.ZodType<SubscriptionSummary>;

const settings = z.strictObject({
  retryDays: z.array(z.int().min(1).max(MAX_RETRY_DAYS)).max(MAX_RETRIES),
});

/** A change of one subscription, whose audit entry keeps it. */
const subscriptionChange = () =>
  changeExtension({
    permission: CHANGE,
    request: z.strictObject({ subscriptionId }),
    response: z.strictObject({ subscription }),
    audit: {
      entityType: 'subscriptionContract',
      entityId: (request) => request.subscriptionId,
      after: (response) => response.subscription,
    },
  });

/** Subscriptions: what the contract has no operation for. */
export const subscriptionExtensions = {
  querySubscriptions: readExtension({
    permission: READ,
    request: queryRequest,
    response: z.strictObject({ subscriptions: z.array(subscription), pagingMetadata: cursorMetadata }),
  }),
  countSubscriptions: readExtension({ permission: READ, request: countRequest, response: countResponse }),
  summarizeSubscriptions: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ summary }),
  }),
  getSubscription: readExtension({
    permission: READ,
    request: z.strictObject({ subscriptionId }),
    response: z.strictObject({ subscription: details }),
  }),
  skipSubscription: subscriptionChange(),
  pauseSubscription: subscriptionChange(),
  resumeSubscription: subscriptionChange(),
  cancelSubscription: subscriptionChange(),
  /** Charges at once what was declined. */
  retrySubscription: subscriptionChange(),
  getSubscriptionSettings: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ settings }),
  }),
  changeSubscriptionSettings: changeExtension({
    permission: CHANGE,
    request: settings,
    response: z.strictObject({ settings }),
    audit: { entityType: 'subscriptionSettings', settingsRead: 'getSubscriptionSettings' },
  }),
};

const mySubscription = z.custom<ShownSubscription>();
const ofSubscription = z.strictObject({ subscriptionId });
const mySubscriptionChange = () =>
  shopperExtension({ request: ofSubscription, response: z.strictObject({ subscription: mySubscription }) });

const entry = (max: number) => z.string().trim().min(1).max(max);
const address = z.strictObject({
  firstName: entry(50),
  lastName: entry(50),
  phone: entry(20).optional(),
  addressLine: entry(150),
  addressLine2: entry(100).optional(),
  city: entry(50),
  postalCode: entry(20).optional(),
  country: z.string().refine(isCountry, { error: 'is no country' }),
  subdivision: entry(20).optional(),
});
export type EnteredAddress = z.output<typeof address>;
const move = ofSubscription.extend({ address, code: z.string().min(1).max(250).optional() });

/** What members do with their own subscriptions. */
export const shopperSubscriptionExtensions = {
  listMySubscriptions: shopperExtension({
    request: z.strictObject({}),
    response: z.strictObject({ subscriptions: z.array(mySubscription) }),
  }),
  /** With its cycles, and the cards that may pay it. */
  getMySubscription: shopperExtension({
    request: ofSubscription,
    response: z.strictObject({ subscription: z.custom<ShownSubscriptionDetails>() }),
  }),
  pauseMySubscription: mySubscriptionChange(),
  resumeMySubscription: mySubscriptionChange(),
  skipMySubscription: mySubscriptionChange(),
  cancelMySubscription: mySubscriptionChange(),
  /** The bank may ask for a confirmation on a page of its own. */
  changeMySubscriptionCard: shopperExtension({
    request: z
      .strictObject({
        subscriptionId,
        methodId: z.string().max(100).optional(),
        paymentToken: z.string().min(1).max(500).optional(),
      })
      .refine(({ methodId, paymentToken }) => (methodId === undefined) !== (paymentToken === undefined), {
        error: 'names a kept card, or a new one',
      }),
    response: z.union([
      z.strictObject({ subscription: mySubscription }),
      z.strictObject({ redirectUrl: z.string() }),
    ]),
  }),
  /** What the next delivery comes to at another address; nothing is changed. */
  previewMySubscriptionAddress: shopperExtension({ request: move, response: z.custom<MoveQuote>() }),
  /** The amount is that of the preview. */
  changeMySubscriptionAddress: shopperExtension({
    request: move.extend({ amount: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/) }),
    response: z.strictObject({}),
  }),
};
