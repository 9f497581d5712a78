import { orderBilling } from '@wix/ecom';
import type { Database } from '../database/database.ts';
import { extensionPath } from '../shared/extensions/define.ts';
import { giftCardExtensions } from '../shared/extensions/gift-cards.ts';
import {
  GIFT_CARD_APP_ID,
  GIFT_CARD_ITEM_ID,
  type GiftCardMovement,
  type GiftCardRules,
  type GiftCardSummary,
  type GiftCardWish,
  type GiftCardView,
} from '../shared/gift-cards.ts';
import { pricingModules } from './pricing.ts';
import { newVisitor, shopModules, startShop } from './shop.ts';
import type { StackCaller } from './stack.ts';

interface Answer {
  status: number;
  giftCard: GiftCardView & { status?: string; obfuscatedCode?: string };
  giftCards: GiftCardView[];
  pagingMetadata: { cursors?: { next?: string } };
  history: GiftCardMovement[];
  code: string;
  count: number;
  summary: GiftCardSummary;
  rules: GiftCardRules;
  offer: GiftCardRules & { today: string };
  details: {
    applicationError?: { code: string };
    validationError?: { fieldViolations: { field: string; violatedRule: string }[] };
  };
}

type HostedCaller = Exclude<StackCaller, { kind: 'api-key' }>;

export const DAY = 86_400_000;

/** A shop that issues and sells gift cards. */
export function startGiftCards(database: Database) {
  const shop = startShop(database);
  const { giftVouchers } = pricingModules(shop);
  const send = async (path: string, body: object = {}, caller?: HostedCaller): Promise<Answer> => {
    const authorization = caller && (await shop.platform.tokens.sign({ siteId: shop.site.id, ...caller }));
    const answer = await shop.call('POST', path, body, {
      ...(authorization !== undefined && { authorization }),
    });
    return { ...((await answer.json()) as Answer), status: answer.status };
  };
  const call = async (name: keyof typeof giftCardExtensions, body?: object, caller?: HostedCaller) => {
    const { status, ...response } = await send(extensionPath(name), body, caller);
    // A response has what its definition says, and nothing else.
    if (status === 200) giftCardExtensions[name].response.parse(response);
    return { ...response, status };
  };
  const lineOf = (wish: Partial<GiftCardWish> = {}, quantity = 1) => ({
    catalogReference: {
      appId: GIFT_CARD_APP_ID,
      catalogItemId: GIFT_CARD_ITEM_ID,
      options: { amount: '75', recipientEmail: 'marit@example.com', ...wish },
    },
    quantity,
  });
  return {
    shop,
    call,
    offer: () => send(extensionPath('getGiftCardOffer')),
    balance: (code: string, caller?: HostedCaller) =>
      send(extensionPath('checkGiftCardBalance'), { code }, caller),
    lineOf,
    giftVouchers,
    billing: shop.sdk({ orderBilling }).orderBilling,
    issue: (more: object = {}) => call('issueGiftCard', { amount: '50.00', ...more }),
    read: (id: string) => call('getGiftCardWithHistory', { giftCardId: id }),
    async cardsOf(orderId: string) {
      return (await call('queryGiftCards', { query: { filter: { orderId } } })).giftCards;
    },
    /** A checkout with these lines, ready to be ordered. */
    async checkout(lines: readonly object[], more: object = {}): Promise<string> {
      const { checkout } = shopModules(shop, newVisitor());
      const made = await checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [...lines],
        checkoutInfo: {
          buyerInfo: { email: 'noa@example.com' },
          billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
        },
        ...more,
      });
      return String(made._id);
    },
    /** Ordered, and paid with a card that is good. */
    async buy(lines: readonly object[]): Promise<string> {
      const id = await this.checkout(lines);
      const token = await shop.token('4242424242424242');
      const { orderId } = await shop.staff.checkout.createOrderAndCharge(id, { paymentToken: token });
      return String(orderId);
    },
    /** Time goes on, and what is due is done. */
    async days(count: number): Promise<void> {
      shop.clock.advance(count * DAY);
      await shop.platform.maintain();
      await shop.platform.deliverMail();
    },
    mailsTo: (email: string) => shop.mailer.sent.filter(({ to }) => to === email),
    /** The code that a mail tells. */
    codeIn: (text: string): string => /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(text)?.[0] ?? '',
  };
}
