import { z } from 'zod';
import { isMailAddress } from '../site-contact.ts';
import {
  isMailHost,
  isStoreUrl,
  MAIL_BOUNDS,
  MAIL_SECURITY,
  MAX_STORE_URL,
  STORE_LANGUAGES,
} from '../store-settings.ts';
import { changeExtension, readExtension } from './define.ts';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const locale = z
  .string()
  .regex(
    new RegExp(`^(?:${STORE_LANGUAGES.join('|')})(?:-[A-Z]{2})?$`),
    'must be a language of the store, with or without a country, such as en-GB',
  );

const settings = {
  currency: z.string().refine((code) => CURRENCIES.has(code), 'must be a currency, such as EUR'),
  timeZone: z.string().max(100).refine(isTimeZone, 'must be an IANA time zone, such as Europe/Lisbon'),
  locale,
  url: z
    .string()
    .max(MAX_STORE_URL)
    .refine(isStoreUrl, 'must be a URL without a path, such as https://shop.example'),
};

/** A locale that the environment sets may be any. */
const view = z.strictObject({
  ...settings,
  locale: z.string(),
  url: z.string(),
  /** The variable that rules it, for each setting that the environment rules. */
  ruledBy: z.strictObject({
    currency: z.string().exactOptional(),
    timeZone: z.string().exactOptional(),
    locale: z.string().exactOptional(),
    url: z.string().exactOptional(),
  }),
  /** The store has amounts, which are not converted: its currency cannot change. */
  hasAmounts: z.boolean(),
});

export type StoreSettingsView = z.output<typeof view>;

const change = z.strictObject(settings).partial();
export type StoreSettingsChange = z.output<typeof change>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line of text');

const mailbox = line(MAIL_BOUNDS.senderAddress).refine(isMailAddress, 'must be an email address');

const server = {
  host: line(MAIL_BOUNDS.host).refine((host) => host === '' || isMailHost(host), 'must be a host name'),
  port: z.int().min(1).max(65_535),
  security: z.enum(MAIL_SECURITY),
  user: line(MAIL_BOUNDS.user),
  senderName: line(MAIL_BOUNDS.senderName),
  senderAddress: z.union([z.literal(''), mailbox]),
};

const mailChange = z
  .strictObject({ ...server, password: z.string().max(MAIL_BOUNDS.password).optional() })
  .refine(({ host, senderAddress }) => host === '' || senderAddress !== '', {
    path: ['senderAddress'],
    message: 'must have an address where there is a mail server',
  });

export type MailSettingsChange = z.output<typeof mailChange>;

const mailView = z.strictObject({
  ...server,
  host: z.string(),
  senderAddress: z.string(),
  hasPassword: z.boolean(),
  /** When the password was written last: what an audit entry tells of a new one. Empty while there is none. */
  passwordDate: z.string(),
  /** The environment variable that rules the mail server; the sender's name is a setting all the same. */
  ruledBy: z.string().exactOptional(),
});

export type MailSettingsView = z.output<typeof mailView>;

const READ = 'SITE_SETTINGS.VIEW';
const EDIT = 'SITE_PROPERTIES.UPDATE_BUSINESS_PROFILE';
/** Links for new passwords go through the mail server: it is for those who manage staff. */
const MANAGE_MAIL = 'COUNTERPART.STAFF_MANAGE';

/** What was a matter of the environment alone: currency, time zone, language, URL and the mail server. */
export const storeSettingsExtensions = {
  getStoreSettings: readExtension({ permission: READ, request: z.strictObject({}), response: view }),
  /** A setting that is left out stays as it is. */
  updateStoreSettings: changeExtension({
    permission: EDIT,
    request: change,
    response: view,
    audit: { entityType: 'storeSettings', settingsRead: 'getStoreSettings' },
  }),
  getMailSettings: readExtension({
    permission: MANAGE_MAIL,
    request: z.strictObject({}),
    response: mailView,
  }),
  /** Without a password the stored one stays, unless the server or the user changes. */
  updateMailSettings: changeExtension({
    permission: MANAGE_MAIL,
    request: mailChange,
    response: mailView,
    audit: { entityType: 'mailSettings', settingsRead: 'getMailSettings' },
    isSensitive: true,
  }),
  /** Sends an email at once, and responds with what the mail server answered. */
  sendTestEmail: changeExtension({
    permission: MANAGE_MAIL,
    request: z.strictObject({ to: mailbox }),
    response: z.strictObject({ accepted: z.boolean(), answer: z.string() }),
    audit: { entityType: 'mailSettings', entityId: ({ to }) => to, after: (response) => response },
  }),
};
