import { orderFulfillments, type orders } from '@wix/ecom';
import { reviewRequests } from '@wix/reviews';
import type { Database } from '../database/database.ts';
import { extensionPath } from '../shared/extensions/define.ts';
import {
  reviewRequestExtensions,
  type shopperReviewRequestExtensions,
} from '../shared/extensions/review-requests.ts';
import type { ReviewRequestSettings, OpenedLink } from '../shared/review-requests.ts';
import { extensionCalls } from './extension-calls.ts';
import { cardPayment, orderModules } from './orders.ts';
import { startReviews, type Review } from './reviews.ts';
import { reference } from './shop.ts';
import type { StackCaller } from './stack.ts';

const modules = { reviewRequests, orderFulfillments };
export type RequestModule = (typeof modules)['reviewRequests'];
export type ReviewRequest = reviewRequests.ReviewRequest;

interface Answer {
  status: number;
  review: Review & { verified: boolean };
  message: string;
  details: { applicationError: { code: string } };
}

type HostedCaller = Exclude<StackCaller, { kind: 'api-key' }>;

let ordered = 0;

/** A shop that asks its buyers for reviews. */
export function startRequests(database: Database) {
  const at = startReviews(database);
  const { shop, headersOf } = at;
  const sdk = (caller?: StackCaller) => shop.sdk(modules, caller) as unknown as typeof modules;
  const { reviewRequests: api, orderFulfillments: fulfillments } = sdk();
  const staff = orderModules(shop);
  const extension = extensionCalls(reviewRequestExtensions, (path, body, headers) =>
    shop.call('POST', path, body, headers),
  );
  const hosted = async (
    name: keyof typeof shopperReviewRequestExtensions,
    body: object = {},
    caller?: HostedCaller,
  ) => {
    const headers = caller && (await headersOf(caller));
    const answer = await shop.call('POST', extensionPath(name), body, headers);
    return { ...((await answer.json()) as Answer & OpenedLink), status: answer.status };
  };
  return {
    ...at,
    requestsOf: (caller: StackCaller): RequestModule => sdk(caller).reviewRequests,
    /** With the shop's key. */
    requests: api,
    told: hosted,
    extension,
    detailsOf: async (...ids: (string | null | undefined)[]) =>
      (await extension('listReviewRequestDetails', { ids: ids.map(String) })).body.requests,
    ask: (settings: Partial<ReviewRequestSettings> = {}) =>
      extension('changeReviewRequestSettings', {
        on: true,
        from: 'FULFILMENT',
        days: 7,
        orders: 'ALL',
        ...settings,
      }),
    /** A paid order; each product costs as much as its place in the list says. */
    async order(items: readonly string[], more: Partial<orders.Order> = {}): Promise<string> {
      const email = `buyer${++ordered}@example.com`;
      const created = await staff.orders.createOrder({
        channelInfo: { type: 'WEB' },
        currency: 'EUR',
        buyerInfo: { email, contactId: crypto.randomUUID() },
        billingInfo: { contactDetails: { firstName: 'Anna', lastName: 'Berg' } },
        lineItems: items.map((id, index) => ({
          productName: { original: `Poster ${index}` },
          catalogReference: reference(id),
          price: { amount: `${index + 1}0.00` },
          quantity: 1,
          itemType: { preset: 'PHYSICAL' },
        })),
        priceSummary: {},
        ...more,
      });
      const id = String(created._id);
      await staff.orderTransactions.addPayments(id, [
        cardPayment(String(created.priceSummary?.total?.amount), `test_${ordered}`),
      ]);
      return id;
    },
    staff,
    async fulfil(orderId: string): Promise<void> {
      const { lineItems = [] } = await staff.orders.getOrder(orderId);
      await fulfillments.createFulfillment(orderId, {
        lineItems: lineItems.map(({ _id, quantity }) => ({ _id: String(_id), quantity: quantity ?? 1 })),
      });
    },
    async requestOf(orderId: string): Promise<ReviewRequest | undefined> {
      const { items } = await api.queryReviewRequests().eq('order.id', orderId).find();
      return items[0];
    },
    /** Time goes on, and what is due is done. */
    async days(count: number): Promise<void> {
      shop.clock.advance(count * 86_400_000);
      await shop.platform.maintain();
      await shop.platform.deliverMail();
    },
    mailsTo: (email: string) => shop.mailer.sent.filter(({ to }) => to === email),
    /** The links of a mail, by what they do. */
    linksIn(text: string): { review: string[]; stop: string } {
      const tokens = (path: string): string[] =>
        [...text.matchAll(new RegExp(`${path}\\?token=(\\S+)`, 'g'))].map(([, token]) => String(token));
      return { review: tokens('/review'), stop: tokens('/stop-review-requests')[0] ?? '' };
    },
  };
}

export type RequestShop = ReturnType<typeof startRequests>;
