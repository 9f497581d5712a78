import { members } from '@wix/members';
import { reviews } from '@wix/reviews';
import type { orders } from '@wix/ecom';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ReviewRules } from '../shared/review-rules.ts';
import { extensionPath } from '../shared/extensions/define.ts';
import { reviewExtensions, type shopperReviewExtensions } from '../shared/extensions/reviews.ts';
import type { ItemRating } from '../shared/ratings.ts';
import { extensionCalls } from './extension-calls.ts';
import { plainOrder } from './orders.ts';
import { productId, reference, startShop, seedListing, type Shop } from './shop.ts';
import type { StackCaller } from './stack.ts';

const modules = { reviews, members };
type Modules = typeof modules;
export type ReviewModule = Modules['reviews'];
export type Review = reviews.Review;

type Shopper = Exclude<StackCaller, { kind: 'api-key' }>;

interface Person {
  caller: Shopper;
  contactId: string;
  email: string;
  reviews: ReviewModule;
}

interface Answer {
  status: number;
  review: Review;
  ratings: ItemRating[];
  details?: { applicationError?: { code?: string } };
}

/** What somebody writes. */
export const written = (entityId: string, rating = 5, more: object = {}) => ({
  namespace: 'stores',
  entityId,
  content: { rating, title: 'Warm', body: 'The lines only show up close.', ...more },
});

/** What makes a review verified once it is paid. */
export const orderOf = (entityId: string, contactId: string): orders.Order => {
  const item = {
    productName: { original: 'Poster' },
    catalogReference: reference(entityId),
    quantity: 1,
    price: { amount: '30.00' },
    itemType: { preset: 'PHYSICAL' },
  };
  const buyerInfo = { contactId, email: 'mia@example.com' };
  return plainOrder('30.00', { buyerInfo, lineItems: [item as never] });
};

/** A shop in which reviews are written. */
export function startReviews(database: Database, options?: Parameters<typeof startShop>[1]) {
  const shop: Shop = startShop(database, options);
  const sdk = (caller?: StackCaller): Modules => shop.sdk(modules, caller) as unknown as Modules;
  let counted = 0;
  const headersOf = async (caller: Shopper) => ({
    authorization: await shop.platform.tokens.sign({ siteId: shop.site.id, ...caller }),
  });
  const call = extensionCalls(reviewExtensions, (path, body, headers) =>
    shop.call('POST', path, body, headers),
  );
  const hosted = async (name: keyof typeof shopperReviewExtensions, body: object, caller?: Shopper) => {
    const headers = caller && (await headersOf(caller));
    const answer = await shop.call('POST', extensionPath(name), body, headers);
    return { ...((await answer.json()) as Omit<Answer, 'status'>), status: answer.status };
  };
  return {
    shop,
    sdk,
    /** With the shop's key. */
    api: sdk().reviews,
    hosted,
    headersOf,
    call,
    hold: (reviewId: string) => call('holdReview', { reviewId }),
    decisionsOf: async (reviewId: string) => (await call('getReviewDecisions', { reviewId })).body.decisions,
    rule: (rules: ReviewRules) => call('changeReviewRules', rules),
    async newProduct(): Promise<string> {
      const id = productId(++counted);
      await seedListing(shop, [{ id, name: `Poster ${counted}`, price: '30.00' }]);
      return id;
    },
    async person({
      mailbox = 'SHOWN',
      loginEmail = `person${++counted}@example.com`,
    }: { mailbox?: 'SHOWN' | 'TYPED'; loginEmail?: string } = {}): Promise<Person> {
      const { _id, contactId } = await sdk().members.createMember({ member: { loginEmail } });
      if (mailbox === 'SHOWN') await showMailbox(database, String(_id));
      const caller = { kind: 'member', memberId: String(_id) } as const;
      return { caller, contactId: String(contactId), email: loginEmail, reviews: sdk(caller).reviews };
    },
    /** As everybody sees them. */
    ratingOf: async (entityId: string): Promise<ItemRating | undefined> =>
      (await hosted('listItemRatings', { namespace: 'stores', entityIds: [entityId] })).ratings[0],
  };
}

export type ReviewShop = ReturnType<typeof startReviews>;

/** The member has followed the link in a mail. */
const showMailbox = (database: Database, memberId: string): Promise<unknown> =>
  sql`update members set doc = jsonb_set(doc, '{loginEmailVerified}', 'true') where id = ${memberId}`.execute(
    database.kysely,
  );
