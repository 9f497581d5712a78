import { z } from 'zod';
import {
  MIN_DELAY,
  MAX_DELAY,
  MAX_HOURS,
  MAX_NOTE,
  REMINDERS,
  STEPS,
  REMINDER_OBSTACLES,
  type ReminderSettings,
  type AbandonmentSummary,
  type AbandonedCheckoutDetails,
  type OpenedCart,
} from '../abandoned-checkouts.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';
import { countRequest, countResponse } from './paging.ts';

const READ = 'ECOM.ABANDONED_CHECKOUT_READ';
const UPDATE = 'ECOM.ABANDONED_CHECKOUT_UPDATE';

const optionalText = z.string().exactOptional();
const abandonedCheckoutId = z.guid();

const settings = z.strictObject({
  delayMinutes: z.int().min(MIN_DELAY).max(MAX_DELAY),
  remind: z.boolean(),
  whom: z.enum(['ALL', 'SUBSCRIBED']),
  reminders: z
    .array(z.strictObject({ on: z.boolean(), hours: z.int().min(1).max(MAX_HOURS) }))
    .length(REMINDERS),
}) satisfies z.ZodType<ReminderSettings>;

const details = z.strictObject({
  id: z.guid(),
  step: z.enum(STEPS),
  leftDate: z.string(),
  returnedDate: optionalText,
  reminded: z.int(),
  nextReminder: optionalText,
  notReminded: z.enum(REMINDER_OBSTACLES).exactOptional(),
  acts: z.array(
    z.strictObject({
      date: z.string(),
      type: z.string(),
      by: optionalText,
      reminder: z.int().exactOptional(),
      why: z.enum(REMINDER_OBSTACLES).exactOptional(),
    }),
  ),
  note: optionalText,
  refused: z.boolean(),
  newsletter: z
    .strictObject({
      given: z.boolean(),
      date: z.string(),
      place: z.string(),
      words: z.string(),
      language: z.string(),
    })
    .exactOptional(),
  orderId: optionalText,
  orderNumber: optionalText,
}) satisfies z.ZodType<AbandonedCheckoutDetails>;

const summary = z.strictObject({
  open: z.strictObject({ count: z.int(), value: z.string() }),
  reminded: z.int(),
  recoveredAfterReminder: z.int(),
  refusals: z.int(),
  currency: z.string(),
  weeks: z.array(
    z.strictObject({
      day: z.string(),
      left: z.int(),
      recovered: z.int(),
      leftValue: z.string(),
      recoveredValue: z.string(),
    }),
  ),
}) satisfies z.ZodType<AbandonmentSummary>;

const oneCheckout = z.strictObject({ abandonedCheckout: details });

/** Abandoned checkouts: what the contract has no operation or field for. */
export const abandonedCheckoutExtensions = {
  getReminderSettings: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ settings }),
  }),
  changeReminderSettings: changeExtension({
    permission: UPDATE,
    request: settings,
    response: z.strictObject({ settings }),
    audit: {
      entityType: 'abandonedCheckoutSettings',
      settingsRead: 'getReminderSettings',
    },
  }),
  listAbandonedCheckoutDetails: readExtension({
    permission: READ,
    request: z.strictObject({ ids: z.array(z.guid()).max(100) }),
    response: z.strictObject({ abandonedCheckouts: z.array(details) }),
  }),
  countAbandonedCheckouts: readExtension({
    permission: READ,
    request: countRequest,
    response: countResponse,
  }),
  summarizeAbandonedCheckouts: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ summary }),
  }),
  previewReminder: readExtension({
    permission: READ,
    request: z.strictObject({
      language: z.enum(['en', 'he']),
      reminder: z.int().min(1).max(REMINDERS),
    }),
    response: z.strictObject({ mail: z.strictObject({ subject: z.string(), html: z.string() }) }),
  }),
  /** The link of a reminder, which brings the cart back. */
  getAbandonedCheckoutLink: readExtension({
    permission: READ,
    request: z.strictObject({ abandonedCheckoutId }),
    response: z.strictObject({ url: z.string() }),
  }),
  /** Sends one without waiting for its hour. */
  sendReminder: changeExtension({
    permission: UPDATE,
    request: z.strictObject({ abandonedCheckoutId }),
    response: oneCheckout,
    audit: { entityType: 'abandonedCheckout', entityId: (request) => request.abandonedCheckoutId },
  }),
  changeAbandonedCheckoutNote: changeExtension({
    permission: UPDATE,
    request: z.strictObject({ abandonedCheckoutId, note: z.string().trim().max(MAX_NOTE) }),
    response: oneCheckout,
    audit: {
      name: 'noteOnAbandoned',
      entityType: 'abandonedCheckout',
      entityId: (request) => request.abandonedCheckoutId,
    },
  }),
};

const ofLink = z.strictObject({ token: z.string().min(1).max(2000) });

const openedCart = z.strictObject({
  state: z.enum(['OPEN', 'BOUGHT']),
  at: z.enum(['BAG', 'CHECKOUT']),
  items: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      quantity: z.int(),
      choices: optionalText,
      image: z.strictObject({ id: z.string(), width: z.number(), height: z.number() }).exactOptional(),
    }),
  ),
  orderId: optionalText,
}) satisfies z.ZodType<OpenedCart>;

/** By the token of a link that was emailed; whose visitor the caller is, their access token says. */
export const shopperAbandonedCartExtensions = {
  openAbandonedCart: shopperExtension({ request: ofLink, response: openedCart }),
  restoreAbandonedCart: shopperExtension({
    request: ofLink,
    response: z.strictObject({ checkoutId: optionalText, missing: z.int() }),
  }),
};
