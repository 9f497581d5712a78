import type { Transfer } from '#shared/bank-account.ts';
import type { OrderDownload } from '#shared/order-downloads.ts';
import { localText, type ManualPayment } from '#shared/manual-payments.ts';
import { formatMoney, type Decimal } from '#shared/money.ts';
import type { OrderEmailKind } from '#shared/order-mails.ts';
import type { TextLanguage } from '#shared/shop-texts.ts';
import { isOfFiles, isOfGiftCards } from '#shared/order-lines.ts';
import type { Site } from '#platform/context.ts';
import { mailLayout, type MailBlock, type WrittenMail } from '#platform/mails/mail-layout.ts';
import type { OrderTransactions } from '../../order-transactions/public.ts';
import type { Order } from '../order.ts';
import { localeOf, readsHebrew, shopOf } from '../rules/buyer-language.ts';
import { fill } from '#shared/fill.ts';
import {
  addressBlock,
  filesBlock,
  itemsBlock,
  piecesBlock,
  reliefBlock,
  totalsBlock,
  type EmailTheme,
} from './blocks.ts';
import { transferBlocks } from './transfer-blocks.ts';
import { en, he, type OrderEmailMessages } from './messages.ts';

type Kind =
  | 'confirmation'
  | 'cards'
  | 'awaited'
  | 'byHand'
  | 'requested'
  | 'changed'
  | 'received'
  | 'declined'
  | 'canceled'
  | 'refunded'
  | 'invoice'
  | 'creditNote'
  | 'receipt'
  | 'shipped'
  | 'files'
  | 'message';

const TIMELINE_KINDS: Record<Kind, OrderEmailKind> = {
  confirmation: 'CONFIRMATION',
  cards: 'CONFIRMATION',
  awaited: 'PAYMENT_INSTRUCTIONS',
  byHand: 'PAYMENT_INSTRUCTIONS',
  requested: 'PAYMENT_REQUEST',
  changed: 'ORDER_CHANGED',
  received: 'PAYMENT_RECEIVED',
  declined: 'PAYMENT_DECLINED',
  canceled: 'CANCELLATION',
  refunded: 'REFUND',
  invoice: 'INVOICE',
  creditNote: 'CREDIT_NOTE',
  receipt: 'RECEIPT',
  shipped: 'SHIPPING_CONFIRMATION',
  files: 'DOWNLOAD_LINKS',
  message: 'MESSAGE',
};

function dressOf(order: Order, site: Site): EmailTheme & { path: string } {
  const words = readsHebrew(order, site) ? he : en;
  return { site, locale: localeOf(order, site), words, path: shopOf(order, site) };
}

/** Members find it in their account; guests by its number and their address. */
const orderPage = ({ id, number, buyerInfo }: Order, path: string): string =>
  buyerInfo?.memberId ? `${path}/account/orders/${id}` : `${path}/order-look-up?number=${number}`;

function greeting({ billingInfo, recipientInfo }: Order, words: OrderEmailMessages): string {
  const firstName = billingInfo?.contactDetails?.firstName ?? recipientInfo?.contactDetails?.firstName;
  return firstName ? fill(words.helloNamed, { firstName }) : words.hello;
}

interface Requested {
  amount: Decimal;
  title: string;
  description?: string | null | undefined;
  url: string;
}

interface Content {
  amount?: Decimal | undefined;
  /** The number of what is sent. */
  document?: string;
  /** Over it, where people of the shop say that too. */
  title?: string;
  /** Written by people of the shop. */
  message?: string | null | undefined;
  blocks?: (dress: EmailTheme) => MailBlock[];
  /** Where the words of another kind are used. */
  timelineKind?: OrderEmailKind;
  /** Instead of the order's page. */
  action?: (dress: EmailTheme & { path: string }) => { label: string; url: string };
}

/** A mail to the buyer, if there is an address to send it to. */
function toBuyer(order: Order, site: Site, kind: Kind, content: Content = {}): WrittenMail[] {
  const to = order.buyerInfo?.email;
  if (!to) return [];
  const dress = dressOf(order, site);
  const { words, locale, path } = dress;
  const hello = greeting(order, words);
  const values = {
    number: order.number,
    amount: formatMoney(content.amount ?? '0', order.currency, locale),
    document: content.document ?? '',
    title: content.title ?? '',
  };
  const blocks: MailBlock[] = [
    { kind: 'text', text: `${hello}\n${fill(words[kind].intro, values)}`.trim() },
    ...(content.message ? [{ kind: 'text' as const, text: content.message }] : []),
    ...(content.blocks?.(dress) ?? []),
  ];
  return [
    {
      to,
      subject: `${site.name}: ${fill(words[kind].subject, values)}`,
      ...mailLayout({
        site,
        locale,
        heading: fill(words[kind].heading, values),
        blocks,
        action: content.action?.(dress) ?? { label: words.seeOrder, url: orderPage(order, path) },
      }),
      // What people of the store write themselves has no template.
      ...(kind !== 'message' && {
        template: { name: kind, language: readsHebrew(order, site) ? 'he' : 'en', values, greeting: hello },
      }),
      order: { id: order.id, kind: content.timelineKind ?? TIMELINE_KINDS[kind] },
    },
  ];
}

/** An order as many are, in that language. */
const sampleOrder = (site: Site, language: TextLanguage): Order => {
  const price = (amount: string) => ({ amount, formattedAmount: '' });
  const name = { en: 'Stoneware mug', he: 'ספל קרמיקה' }[language];
  return {
    id: '',
    number: '10042',
    currency: site.currency,
    buyerLanguage: language,
    buyerInfo: { email: 'noa@example.com' },
    billingInfo: { contactDetails: { firstName: { en: 'Noa', he: 'נועה' }[language] } },
    lineItems: [
      {
        id: 'one',
        quantity: 2,
        productName: { original: name, translated: name },
        itemType: { preset: 'PHYSICAL' },
        price: price('20'),
        totalPriceBeforeTax: price('40'),
        totalPriceAfterTax: price('40'),
      },
    ],
    priceSummary: { subtotal: price('40'), shipping: price('5'), total: price('45') },
  } as unknown as Order;
};

/** An email about an order that does not exist, and the texts that are sent where the store has none of its own. */
export function sampleOrderEmail(
  kind: Exclude<Kind, 'message'>,
  site: Site,
  language: TextLanguage,
): { mail: WrittenMail | undefined; texts: { subject: string; intro: string } } {
  const order = sampleOrder(site, language);
  const { words } = dressOf(order, site);
  const [mail] = toBuyer(order, site, kind, {
    amount: '45',
    document: '2026-0007',
    title: { en: 'Cash on delivery', he: 'מזומן במסירה' }[language],
    blocks: (dress) => [itemsBlock(order, dress), totalsBlock(order, dress)],
  });
  const { subject, intro } = words[kind];
  return { mail, texts: { subject: `{store}: ${subject}`, intro } };
}

const confirmationOf = (order: Order, files: readonly OrderDownload[]): Kind => {
  if (isOfGiftCards(order)) return 'cards';
  return files.length > 0 && isOfFiles(order) ? 'files' : 'confirmation';
};

export const confirmationMail = (
  order: Order,
  site: Site,
  money?: OrderTransactions,
  files: readonly OrderDownload[] = [],
): WrittenMail[] =>
  toBuyer(order, site, confirmationOf(order, files), {
    timelineKind: 'CONFIRMATION',
    blocks: (dress) => [
      ...filesBlock(order, files, dress),
      itemsBlock(order, dress),
      totalsBlock(order, dress, money),
      ...reliefBlock(order, dress),
      ...addressBlock(order, dress),
    ],
  });

/** The files of an order whose money came after it. */
export const filesMail = (order: Order, site: Site, files: readonly OrderDownload[]): WrittenMail[] =>
  toBuyer(order, site, 'files', { blocks: (dress) => filesBlock(order, files, dress) });

/** The order stands and waits for its money: where that goes, and by when. */
export const awaitedMail = (
  order: Order,
  site: Site,
  money: OrderTransactions,
  transfer: Transfer | undefined,
): WrittenMail[] =>
  toBuyer(order, site, 'awaited', {
    amount: order.balanceSummary?.balance?.amount,
    blocks: (dress) => [
      ...(transfer
        ? transferBlocks(transfer, dress)
        : [{ kind: 'text' as const, text: dress.words.howToPay }]),
      itemsBlock(order, dress),
      totalsBlock(order, dress, money),
      ...reliefBlock(order, dress),
      ...addressBlock(order, dress),
    ],
  });

/** Of an order that is paid in a way of the store's own, with the instructions that the buyer chose it by. */
export const byHandMail = (
  order: Order,
  site: Site,
  money: OrderTransactions,
  { name, instructions }: ManualPayment,
): WrittenMail[] =>
  toBuyer(order, site, 'byHand', {
    amount: order.balanceSummary?.balance?.amount,
    title: localText(name, readsHebrew(order, site) ? 'he' : 'en'),
    message: localText(instructions, readsHebrew(order, site) ? 'he' : 'en'),
    blocks: (dress) => [
      itemsBlock(order, dress),
      totalsBlock(order, dress, money),
      ...reliefBlock(order, dress),
      ...addressBlock(order, dress),
    ],
  });

/** The shop asks for money of an order; the address says where it is paid. */
export const requestedMail = (
  order: Order,
  site: Site,
  { amount, title, description, url }: Requested,
): WrittenMail[] =>
  toBuyer(order, site, 'requested', {
    amount,
    message: [title, description].filter(Boolean).join('\n'),
    action: ({ words }) => ({ label: words.payNow, url }),
  });

/** Somebody of the shop changed what was ordered: all of it as it stands, and what is left to pay. */
export const changedMail = (order: Order, site: Site, money: OrderTransactions): WrittenMail[] =>
  toBuyer(order, site, 'changed', {
    blocks: (dress) => [
      itemsBlock(order, dress),
      totalsBlock(order, dress, money),
      ...reliefBlock(order, dress),
      ...addressBlock(order, dress),
    ],
  });

/** Money for an order that was agreed before. */
export const paymentReceivedMail = (order: Order, site: Site, amount: Decimal): WrittenMail[] =>
  toBuyer(order, site, 'received', { amount });

/** The provider said no after the buyer had left. */
export const paymentDeclinedMail = (
  order: Order,
  site: Site,
  amount: Decimal,
  tryAgainAt?: string,
): WrittenMail[] =>
  toBuyer(order, site, 'declined', {
    amount,
    blocks: (dress) => [itemsBlock(order, dress)],
    action: ({ words, path }) => ({
      label: words.tryAgain,
      url:
        tryAgainAt ?? (order.checkoutId ? `${path}/checkout?checkoutId=${order.checkoutId}` : `${path}/cart`),
    }),
  });

export const cancellationMail = (
  order: Order,
  site: Site,
  message: string | null | undefined,
): WrittenMail[] => toBuyer(order, site, 'canceled', { message });

/** Their own words, in the shop's dress. */
export const messageMail = (
  order: Order,
  site: Site,
  { subject, message }: { subject: string; message: string },
): WrittenMail[] => toBuyer(order, site, 'message', { title: subject, message });

export const refundMail = (
  order: Order,
  site: Site,
  amount: Decimal,
  message: string | null | undefined,
): WrittenMail[] => toBuyer(order, site, 'refunded', { amount, message });

/** Whoever has the address may open it: it goes to the buyer and nobody else. */
export const documentMail = (
  order: Order,
  site: Site,
  kind: 'invoice' | 'creditNote' | 'receipt',
  { number, amount, url }: { number: string; amount: Decimal; url: string },
): WrittenMail[] =>
  toBuyer(order, site, kind, {
    amount,
    document: number,
    action: ({ words }) => ({ label: words.openDocument, url }),
  });

/** A parcel left: what is in it, and where it can be followed. */
export const shippedMail = (
  order: Order,
  site: Site,
  {
    lines,
    tracking: { trackingNumber, trackingLink },
    note,
  }: {
    lines: readonly { id: string; quantity: number }[];
    tracking: { trackingNumber?: string | null; trackingLink?: string | null };
    note: string | undefined;
  },
): WrittenMail[] =>
  toBuyer(order, site, 'shipped', {
    message: note,
    blocks: (dress) => [
      ...(trackingNumber
        ? [{ kind: 'text' as const, text: fill(dress.words.trackingNumber, { trackingNumber }) }]
        : []),
      piecesBlock(order, lines, dress),
      ...addressBlock(order, dress),
    ],
    ...(trackingLink && { action: ({ words }: EmailTheme) => ({ label: words.follow, url: trackingLink }) }),
  });
