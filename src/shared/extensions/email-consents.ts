import { z } from 'zod';
import type { OwnMails } from '../own-mails.ts';
import { shopperExtension } from './define.ts';

const kind = z.enum(['newsletter', 'reminders']);
/** No token that we sign is longer. */
const token = z.string().min(1).max(2000);
const optOut = z.strictObject({ kind, stopped: z.boolean() });

const settings = z.strictObject({
  email: z.string(),
  verified: z.boolean(),
  newsletter: z.strictObject({ given: z.boolean(), date: z.string(), words: z.string() }).exactOptional(),
  reminders: z.boolean(),
}) satisfies z.ZodType<OwnMails>;

/** Emails that somebody may end, by the link in one of them or in their account. */
export const shopperEmailExtensions = {
  getEmailOptOut: shopperExtension({ request: z.strictObject({ token }), response: optOut }),
  changeEmailOptOut: shopperExtension({
    request: z.strictObject({ token, stop: z.boolean() }),
    response: optOut,
  }),
  getMyEmailSettings: shopperExtension({ request: z.strictObject({}), response: settings }),
  changeMyEmailSettings: shopperExtension({
    request: z.strictObject({ kind, stop: z.boolean() }),
    response: settings,
  }),
  /** The box at the checkout. It counts for the address that the checkout has once it is ordered or abandoned. */
  recordNewsletterConsent: shopperExtension({
    request: z.strictObject({
      checkoutId: z.guid(),
      given: z.boolean(),
      words: z.string().trim().min(1).max(500),
      language: z.enum(['en', 'he']),
    }),
    response: z.strictObject({ given: z.boolean() }),
  }),
};
