import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { seedReviews, type SeedReview } from '../../platform/services/reviews/reviews/public.ts';
import { decide, type ReviewRules } from '../../shared/review-rules.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import { demoProducts } from '../catalog/products.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoDay } from '../orders/calendar.ts';
import { languageOf, replyTo, writeReview, writeSpam, type Written } from './write-review.ts';

const SEED = 5_077;
const MAX = 1_500;
/** So many still wait for somebody to read them; the older ones were read. */
const WAITING = 180;
/** Of what is held; who is unhappy is read sooner. */
const STAYS = { low: 0.62, other: 0.88 };
const SPAM = 30;
/** In days. */
const ASKED_FOR = 75;
const DAY = 86_400_000;
const MODERATOR = 'moderator@halfdrop.example';

/** Five stars of who bought it are shown at once; whatever else comes is read first. */
const rules: ReviewRules = {
  rules: [
    { id: 'ways-out', on: true, outcome: 'HOLD', test: { kind: 'contact' } },
    { id: 'few-stars', on: true, outcome: 'HOLD', test: { kind: 'stars', from: 1, to: 2 } },
    {
      id: 'words',
      on: true,
      outcome: 'HOLD',
      test: { kind: 'words', words: ['refund', 'broken', 'crease', 'Knick', 'vincado', 'מקופלת'] },
    },
    { id: 'bought', on: true, outcome: 'SHOW', test: { kind: 'verified', from: 5 } },
  ],
  otherwise: 'HOLD',
};

interface Bought {
  contact_id: string;
  product_id: string;
  first_name: string | null;
  last_name: string | null;
  language: string | null;
  at: string;
}

/** What people bought first, once each, that has reached them. Each order's document is unpacked once, not with each line. */
async function boughtBefore(db: Queryable, siteId: string, before: Date): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select distinct on (contact_id, product_id) contact_id, product_id, first_name, last_name, language, at
    from (select buyer_info_contact_id as contact_id, billing_info_contact_details_first_name as first_name,
        billing_info_contact_details_last_name as last_name, doc ->> 'buyerLanguage' as language,
        purchased_date as at, line_items_catalog_reference_catalog_item_id as product_ids
      from orders
      where site_id = ${siteId} and payment_status = 'PAID' and fulfillment_status = 'FULFILLED'
        and purchased_date < ${before.toISOString()} and buyer_info_contact_id is not null
      offset 0) as bought
    cross join lateral jsonb_array_elements_text(product_ids) as product_id
    order by contact_id, product_id, at`.execute(db);
  const sold = new Set(demoProducts.map(({ id }) => id));
  return rows.filter(({ product_id }) => sold.has(product_id));
}

const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

const nameOf = (random: Random, { first_name: first, last_name: last }: Bought): string =>
  random.chance(0.7) ? `${first ?? ''} ${(last ?? '').slice(0, 1)}.`.trim() : (first ?? '');

interface Draft {
  bought: Bought;
  date: Date;
  language: string;
  written: Written;
  isSpam: boolean;
}

function draftsOf(random: Random, all: readonly Bought[], now: Date): Draft[] {
  // Since the shop asks for them, most who buy write something.
  const isRecent = ({ date }: Draft): boolean => now.getTime() - date.getTime() < ASKED_FOR * DAY;
  const drafts = all.flatMap((bought, at): Draft[] => {
    const date = new Date(Date.parse(bought.at) + random.between(6, 28) * DAY);
    if (date >= now) return [];
    const isSpam = at < SPAM;
    const language = isSpam ? 'en' : languageOf(random, bought.language ?? 'en');
    const written = isSpam ? writeSpam(random) : writeReview(random, language);
    return [{ bought, date, language, written, isSpam }];
  });
  const [recent, older] = [drafts.filter(isRecent), drafts.filter((draft) => !isRecent(draft))];
  const newestFirst = (a: Draft, b: Draft): number => b.date.getTime() - a.date.getTime();
  return [...recent, ...older].slice(0, MAX).toSorted(newestFirst);
}

/** Judged by the rules; what is held and older than the last of the queue has been read by the moderator since. */
function judged(random: Random, drafts: readonly Draft[], now: Date): SeedReview[] {
  const queue = new Random(SEED + 1);
  let waiting = 0;
  return drafts.map(({ bought, date, language, written, isSpam }): SeedReview => {
    const { title, body, rating } = written;
    // Spam comes from people who never bought what they write about.
    const verified = !isSpam;
    const facts = { rating, title, body, media: 0, verified, shownBefore: 1 };
    const { outcome, rule } = decide(rules, facts);
    const first = { date: date.toISOString(), ...(rule && { rule: rule.id }) };
    const isHeld = outcome === 'HOLD';
    const readAt = new Date(date.getTime() + random.between(0.1, 2) * DAY).toISOString();
    // Most of what is new waits; the rest was read as the queue allowed.
    const isUnread = queue.chance(rating <= 2 ? STAYS.low : STAYS.other) || readAt >= now.toISOString();
    const waits = isHeld && waiting < WAITING && isUnread;
    if (waits) waiting++;
    const shown = !isSpam && random.chance(0.96);
    const status = isHeld ? (shown ? 'APPROVED' : 'REJECTED') : 'APPROVED';
    const decisions: SeedReview['decisions'] = isHeld
      ? [
          { ...first, status: 'IN_MODERATION' },
          ...(waits
            ? []
            : [
                {
                  date: readAt,
                  status,
                  before: 'IN_MODERATION',
                  actor: MODERATOR,
                  ...(status === 'REJECTED' && { reason: isSpam ? 'Advertising' : 'Not about the product' }),
                } as const,
              ]),
        ]
      : [{ ...first, status: 'APPROVED' }];
    const message = waits || status === 'REJECTED' ? undefined : replyTo(random, written, language);
    return {
      id: guidFrom(random),
      entityId: bought.product_id,
      author: { contactId: bought.contact_id, authorName: nameOf(random, bought) },
      content: { rating, title, body },
      date: date.toISOString(),
      verified,
      foundHelpful: waits || random.chance(0.6) ? 0 : random.whole(1, rating > 3 ? 14 : 22),
      decisions,
      ...(message !== undefined && { reply: { message, date: readAt } }),
    };
  });
}

/** What buyers wrote about what they bought, in four languages, some of it still to be read. */
export const reviewsPart: DemoPart = {
  marker: 'demo-reviews',
  async fill(tx, { clock, siteId }) {
    const random = new Random(SEED);
    const today = demoDay(clock.now());
    const bought = shuffled(random, await boughtBefore(tx, siteId, today));
    const seeds = judged(random, draftsOf(random, bought, clock.now()), clock.now());
    await seedReviews(tx, siteId, seeds, rules);
    return `${seeds.length} reviews`;
  },
};
