import type { TextLanguage } from './shop-texts.ts';

/** What a template's texts may name, beside `{store}`: filled in when the email is sent. */
const ORDER = ['number'] as const;
const ORDER_MONEY = ['number', 'amount'] as const;
const DOCUMENT = ['number', 'amount', 'document'] as const;

/** The emails whose texts the store may change, each with its placeholders, in the order of their page. */
export const EMAIL_TEMPLATES = {
  confirmation: ORDER,
  cards: ORDER,
  files: ORDER,
  awaited: ORDER_MONEY,
  byHand: ['number', 'amount', 'title'],
  requested: ORDER_MONEY,
  received: ORDER_MONEY,
  declined: ORDER_MONEY,
  changed: ORDER,
  shipped: ORDER,
  canceled: ORDER,
  refunded: ORDER_MONEY,
  invoice: DOCUMENT,
  receipt: DOCUMENT,
  creditNote: DOCUMENT,
  returnRequested: ORDER,
  returnAccepted: ORDER,
  returnDeclined: ORDER,
  returnReceived: ORDER,
  returnClosed: ORDER,
  backInStock: ['name'],
} as const satisfies Record<string, readonly string[]>;

export type EmailTemplateName = keyof typeof EMAIL_TEMPLATES;

export const EMAIL_TEMPLATE_NAMES = Object.keys(EMAIL_TEMPLATES) as EmailTemplateName[];

/** By what an email is about. */
export const EMAIL_TEMPLATE_GROUPS = {
  orders: EMAIL_TEMPLATE_NAMES.filter((name) => !name.startsWith('return') && name !== 'backInStock'),
  returns: EMAIL_TEMPLATE_NAMES.filter((name) => name.startsWith('return')),
  products: ['backInStock'],
} as const satisfies Record<string, readonly EmailTemplateName[]>;

export const EMAIL_FIELDS = ['subject', 'intro', 'closing'] as const;
export type EmailField = (typeof EMAIL_FIELDS)[number];

export const EMAIL_TEXT_BOUNDS = { subject: 150, intro: 1000, closing: 1000 } as const;

/** The store's own texts of an email; an empty one leaves the default. There is no closing by default. */
export type EmailText = Record<EmailField, string>;

export type EmailTexts = Record<TextLanguage, EmailText>;

const noText = (): EmailText => ({ subject: '', intro: '', closing: '' });
export const noEmailTexts = (): EmailTexts => ({ en: noText(), he: noText() });

export const isEdited = (text: EmailText): boolean => EMAIL_FIELDS.some((field) => text[field] !== '');

export const placeholdersOf = (name: EmailTemplateName): readonly string[] => [
  'store',
  ...EMAIL_TEMPLATES[name],
];

/** The first `{…}` of a text that nothing fills in; undefined where all are known. */
export function unknownPlaceholder(name: EmailTemplateName, text: string): string | undefined {
  const known = placeholdersOf(name);
  return [...text.matchAll(/\{([^{}]*)\}/g)].find(([, word = '']) => !known.includes(word))?.[0];
}
