/** The languages that the store's own pages, emails and documents are written in. */
export const STORE_LANGUAGES = ['en', 'he'] as const;

/** What prices, days, texts and links of the store go by. */
export interface StoreSettings {
  /** ISO 4217. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** BCP 47: one of `STORE_LANGUAGES`, with or without a region. */
  locale: string;
  /** Links in emails begin with it; without a slash at its end. */
  url: string;
}

export type StoreSettingName = keyof StoreSettings;

/** The environment variable that rules a setting, for each setting that one rules. */
export type RuledByEnvironment = Partial<Record<StoreSettingName, string>>;

export const MAX_STORE_URL = 200;

export const MAIL_SECURITY = ['STARTTLS', 'TLS', 'NONE'] as const;
export type MailSecurity = (typeof MAIL_SECURITY)[number];

/** The mail server and the sender of all emails. The password is never read back. */
export interface MailSettings {
  /** Empty where no mail server is set up: emails are stored on the mailbox page. */
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  /** Empty where the store's name is the sender. */
  senderName: string;
  senderAddress: string;
}

export const NO_MAIL_SERVER: MailSettings = {
  host: '',
  port: 587,
  security: 'STARTTLS',
  user: '',
  senderName: '',
  senderAddress: '',
};

export const MAIL_BOUNDS = {
  host: 253,
  user: 254,
  password: 500,
  senderName: 100,
  senderAddress: 254,
} as const;

export const isMailHost = (text: string): boolean =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i.test(text);

export const isStoreUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};
