import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { COMMON_WORDS, REVIEWED_PRODUCTS, reviewOfSql } from './review-data.ts';
import { productId } from './shop-data.ts';
import { SITE } from './scenarios.ts';

/** Written by one statement, with its triggers. */
const TOGETHER = 20_000;

/** Reviews of two years over the products of the shop, each with how it came to stand as it does. */
export async function fillReviews(database: Database, count: number): Promise<void> {
  const items = Array.from({ length: REVIEWED_PRODUCTS }, (_, at) => productId(at));
  for (let from = 0; from < count; from += TOGETHER) {
    const to = Math.min(count, from + TOGETHER) - 1;
    await database.transaction(async (tx) => {
      await sql`insert into reviews (site_id, id, doc, language)
        select ${SITE}, doc ->> 'id', doc, 'en' from (${reviewOfSql(from, to, items, COMMON_WORDS)}) as made`.execute(
        tx,
      );
      await sql`insert into review_decisions (site_id, review_id, n, doc)
        select ${SITE}, doc ->> 'id', 1, jsonb_build_object('date', doc ->> 'createdDate', 'rule', 'bench',
          'status', doc #>> '{moderation,moderationStatus}')
        from (${reviewOfSql(from, to, items, COMMON_WORDS)}) as made`.execute(tx);
    });
  }
}
