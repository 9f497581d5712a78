import { Phrases } from '../../shared/phrases.ts';
import type { StoreTheme } from '../../shared/storefront.ts';
import type { ThemeMessageKey } from '../themes/message-keys.ts';
import type account from './en/account.ts';
import type accountOrders from './en/account-orders.ts';
import type accountProfile from './en/account-profile.ts';
import type accountReviews from './en/account-reviews.ts';
import type accountSubscriptions from './en/account-subscriptions.ts';
import type accountSecurity from './en/account-security.ts';
import type accountWaiting from './en/account-waiting.ts';
import type address from './en/address.ts';
import type customizations from './en/customizations.ts';
import type cart from './en/cart.ts';
import type catalog from './en/catalog.ts';
import type checkout from './en/checkout.ts';
import type deliveryPlace from './en/delivery-place.ts';
import type download from './en/download.ts';
import type failed from './en/failed.ts';
import type giftCard from './en/gift-card.ts';
import type home from './en/home.ts';
import type offers from './en/offers.ts';
import type often from './en/often.ts';
import type abandonedCart from './en/abandoned-cart.ts';
import type memberships from './en/memberships.ts';
import type notifyMe from './en/notify-me.ts';
import type orderLookUp from './en/order-look-up.ts';
import type people from './en/people.ts';
import type pay from './en/pay.ts';
import type returns from './en/returns.ts';
import type review from './en/review.ts';
import type reviews from './en/reviews.ts';
import type shell from './en/shell.ts';
import type signIn from './en/sign-in.ts';
import type totals from './en/totals.ts';
import type texts from './en/texts.ts';
import type thankYou from './en/thank-you.ts';
import type transfer from './en/transfer.ts';
import type uploads from './en/uploads.ts';
import type wishlist from './en/wishlist.ts';
import { locales, type Locale } from './locales.ts';

/** One file of messages a flow, the same in every language. */
export interface Flows {
  account: typeof account;
  'account-orders': typeof accountOrders;
  'account-profile': typeof accountProfile;
  'account-reviews': typeof accountReviews;
  'account-subscriptions': typeof accountSubscriptions;
  'account-security': typeof accountSecurity;
  'account-waiting': typeof accountWaiting;
  address: typeof address;
  customizations: typeof customizations;
  cart: typeof cart;
  catalog: typeof catalog;
  checkout: typeof checkout;
  'delivery-place': typeof deliveryPlace;
  download: typeof download;
  failed: typeof failed;
  'gift-card': typeof giftCard;
  home: typeof home;
  offers: typeof offers;
  often: typeof often;
  'abandoned-cart': typeof abandonedCart;
  memberships: typeof memberships;
  'notify-me': typeof notifyMe;
  'order-look-up': typeof orderLookUp;
  pay: typeof pay;
  people: typeof people;
  returns: typeof returns;
  review: typeof review;
  reviews: typeof reviews;
  shell: typeof shell;
  'sign-in': typeof signIn;
  totals: typeof totals;
  texts: typeof texts;
  'thank-you': typeof thankYou;
  transfer: typeof transfer;
  uploads: typeof uploads;
  wishlist: typeof wishlist;
}

export type Flow = keyof Flows;
/** Of the flows, and those that only pages of a theme display. */
export type MessageKey = { [F in Flow]: keyof Flows[F] }[Flow] | ThemeMessageKey;
type Values = Readonly<Record<string, string | number>>;

/** `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Values) => string;

const files = import.meta.glob<Record<string, string>>(['./{en,he}/*.ts', '../themes/*/{en,he}/*.ts'], {
  import: 'default',
});
const phrases = new Map<string, Phrases>();

function phrasesOf(locale: Locale, theme: StoreTheme): Phrases {
  const key = `${theme} ${locale}`;
  const found = phrases.get(key) ?? new Phrases();
  phrases.set(key, found);
  return found;
}

/** The theme of this page, in the browser; the server, which draws pages of several, names it each time. */
let pageTheme: StoreTheme = 'plain';
export const setPageTheme = (theme: StoreTheme): void => {
  pageTheme = theme;
};

/** The messages of a flow, and what a theme says in place of some of them; relative to this folder. */
export const messageFiles = (locale: Locale, flow: Flow, theme: StoreTheme): string[] =>
  [`./${locale}/${flow}.ts`, `../themes/${theme}/${locale}/${flow}.ts`].filter((file) => file in files);

/** Fetches the messages of flows; before that, nothing of theirs may be rendered. */
export async function loadMessages(
  locale: Locale,
  flows: readonly Flow[],
  theme: StoreTheme = pageTheme,
): Promise<void> {
  const loaded = await Promise.all(
    flows.flatMap((flow) => messageFiles(locale, flow, theme)).map(async (file) => files[file]?.()),
  );
  for (const messages of loaded) if (messages) phrasesOf(locale, theme).extend(messages);
}

/** Between marks that keep a name, an address or a mask in its own direction, whatever stands around it. */
const isolated = (value: string | number): string | number =>
  typeof value === 'string' ? `\u2068${value}\u2069` : value;

const withMarks = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]));

interface TranslatorOptions {
  theme?: StoreTheme;
  /** Whether values keep their own direction; not in what is no text of the page, such as its title. */
  marked?: boolean;
}

export function translator(
  locale: Locale,
  { theme = pageTheme, marked = locales[locale].direction === 'rtl' }: TranslatorOptions = {},
): Translate {
  return (key, values) =>
    phrasesOf(locale, theme).say(key, {
      ...(values && marked ? withMarks(values) : values),
      ...(values?.['count'] !== undefined && { smart_count: values['count'] }),
    });
}
