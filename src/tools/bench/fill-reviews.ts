import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import {
  NUMBERED_EVERY,
  ORDER_NUMBERS,
  REJECTED_EVERY,
  REVIEWED_PRODUCTS,
  SENTENCES,
  stepOf,
  TITLES,
  WAITS_EVERY,
  waitingOf,
} from './review-data.ts';
import { SITE } from './scenarios.ts';

/** Written by one statement, with its triggers. */
const TOGETHER = 20_000;
const BY_ONE_AUTHOR = 3;
const DATE = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

const [products, each] = [sql.lit(REVIEWED_PRODUCTS), sql.lit(BY_ONE_AUTHOR)];
/** A number below 2^31, the same each time, and without a pattern. */
const mixed = (what: RawBuilder<unknown>, salt: number): RawBuilder<number> =>
  sql`(hashint8extended(${what}, ${sql.lit(salt)}) & 2147483647)`;
const luckOf = (salt: number): RawBuilder<number> => mixed(sql`place`, salt);
const guid = (prefix: string, place: RawBuilder<unknown>): RawBuilder<string> =>
  sql`md5(${sql.lit(prefix)} || ${place})::uuid::text`;
const oneOf = (texts: readonly string[], salt: number): RawBuilder<string> =>
  sql`(${[...texts]}::text[])[1 + ${luckOf(salt)} % ${sql.lit(texts.length)}]`;
const iso = (date: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char((${date}) at time zone 'UTC', ${sql.lit(DATE)})`;

/** Whoever writes three writes them of three products; few products have most of them. */
const product = sql`((${products} * power(${mixed(sql`place / ${each}`, 1)} / 2147483648.0, 2))::bigint + place % ${each}) % ${products}`;

/** Each with what is made of it by its place alone. */
const drawn = (reviews: number, now: Date, from: number, to: number): RawBuilder<unknown> => sql`
  select place, ${guid('review ', sql`place`)} as id, ${luckOf(2)} % 100 as luck, ${luckOf(3)} % 100 as held,
    greatest(0, ${luckOf(8)} % 60 - 40) as helpful,
    ${now.toISOString()}::timestamptz - (place + 1) * ${stepOf(reviews)}::float8 * interval '1 millisecond' as written,
    case when place < ${WAITS_EVERY * waitingOf(reviews)}::bigint and place % ${sql.lit(WAITS_EVERY)} = 7 then 'IN_MODERATION'
      when place % ${sql.lit(REJECTED_EVERY)} = 5 then 'REJECTED' else 'APPROVED' end as status
  from generate_series(${from}::bigint, ${to}::bigint) as place`;

const answered = sql`case when status = 'APPROVED' and ${luckOf(10)} % 8 = 0 then jsonb_build_object('reply', jsonb_build_object(
    'message', 'Thank you.', 'createdDate', ${iso(sql`written + interval '1 day'`)}, 'updatedDate', ${iso(sql`written + interval '1 day'`)}))
  else '{}'::jsonb end`;

const review = sql`jsonb_build_object(
  'id', id, 'namespace', 'stores', 'entityId', '77777777-0000-4000-8000-' || lpad((${product})::text, 12, '0'),
  'author', jsonb_build_object('contactId', ${guid('author ', sql`place / ${each}`)}, 'authorName', 'Ines ' || chr(65 + (luck % 26)::int) || '.'),
  'content', jsonb_build_object(
    'title', ${oneOf(TITLES, 4)},
    'body', concat_ws(' ', ${oneOf(SENTENCES.first, 5)}, ${oneOf(SENTENCES.second, 6)}, ${oneOf(SENTENCES.last, 7)},
      case when place % ${sql.lit(NUMBERED_EVERY)} = 0 then 'Order ' || (${sql.lit(ORDER_NUMBERS)} + place) || '.' end),
    'rating', case when luck < 58 then 5 when luck < 80 then 4 when luck < 89 then 3 when luck < 94 then 2 else 1 end,
    'media', case when place % 12 = 0 then '[{"image":{"id":"a.jpg","width":1200,"height":900}}]'::jsonb else '[]'::jsonb end),
  'foundHelpful', helpful, 'foundUnhelpful', 0, 'helpfulness', helpful,
  'moderation', jsonb_build_object('moderationStatus', status, 'manuallyChanged', status = 'APPROVED' and held < 40),
  'verified', ${luckOf(9)} % 10 < 6, 'origin', jsonb_build_object('type', 'ORGANIC'),
  'createdDate', ${iso(sql`written`)}, 'updatedDate', ${iso(sql`written`)}, 'reviewDate', ${iso(sql`written`)},
  'relevanceScore', 0.4, 'publishCount', case when status = 'APPROVED' then 1 else 0 end) || ${answered}`;

/** Of ten that are shown, four were held first and read by a person some hours later. */
const decisions = sql`
  select id, 1 as n, jsonb_build_object('date', ${iso(sql`written`)},
    'status', case when status = 'APPROVED' and held < 40 then 'IN_MODERATION' else status end)
    || case when status = 'REJECTED' then jsonb_build_object('rule', 'links') else '{}'::jsonb end as doc from drawn
  union all select id, 2, jsonb_build_object('date', ${iso(sql`written + (1 + held % 40) * interval '50 minutes'`)},
    'status', status, 'before', 'IN_MODERATION', 'actor', 'moderator' || held % 5 || '@example.com') from drawn
  where status = 'APPROVED' and held < 40`;

/** Reviews of three years over the products of the shop, each with how it came to stand as it does. */
export async function fillReviews(database: Database, reviews: number, now: Date): Promise<void> {
  for (let from = 0; from < reviews; from += TOGETHER) {
    const some = drawn(reviews, now, from, Math.min(reviews, from + TOGETHER) - 1);
    await sql`with drawn as (${some}), written as (
        insert into reviews (site_id, id, doc, language)
        select ${SITE}, id, ${review}, ${oneOf(['en', 'en', 'en', 'de', 'fr', 'he'], 11)} from drawn)
      insert into review_decisions (site_id, review_id, n, doc)
      select ${SITE}, decided.id, decided.n, decided.doc from (${decisions}) as decided`.execute(
      database.kysely,
    );
  }
}
