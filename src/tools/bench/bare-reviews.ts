import type { Rows } from './bare-shop.ts';

type Row = Record<string, unknown>;

const NEWEST = 'ORDER BY created_date DESC, id DESC';
const IN_SHOP =
  "site_id = $1 AND namespace = 'stores' AND entity_id = $2 AND moderation_moderation_status = 'APPROVED'";
const WAITING = "site_id = $1 AND moderation_moderation_status = ANY (ARRAY['IN_MODERATION', 'SUBMITTED'])";
const WITHIN =
  "site_id = $1 AND moderation_moderation_status = 'APPROVED' AND created_date >= $2 AND created_date < $3";

/** What is asked of the same period: stars by day, products that fell, how long reviews waited, who decided. */
const OVERVIEW = `WITH lately AS (SELECT entity_id, created_date, content_rating FROM reviews WHERE ${WITHIN}),
  decided AS (SELECT d.doc, h.doc AS held FROM review_decisions d LEFT JOIN review_decisions h
    ON h.site_id = d.site_id AND h.review_id = d.review_id AND h.n = d.n - 1
    WHERE d.site_id = $1 AND (d.doc ->> 'date') COLLATE "C" >= $2 AND (d.doc ->> 'date') COLLATE "C" < $3)
  SELECT (SELECT jsonb_agg(jsonb_build_array(day, content_rating, n)) FROM (SELECT left(created_date, 10) AS day,
      content_rating, count(*) AS n FROM lately GROUP BY 1, 2) AS days) AS days,
    (SELECT jsonb_agg(jsonb_build_array(entity_id, average)) FROM (SELECT entity_id, avg(content_rating) AS average
      FROM lately GROUP BY 1 HAVING count(*) >= 3 ORDER BY 2 LIMIT 10) AS items) AS fallen,
    (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY (doc ->> 'date')::timestamptz - (held ->> 'date')::timestamptz)
      FROM decided WHERE held ->> 'status' = 'IN_MODERATION') AS waited,
    (SELECT jsonb_object_agg(coalesce(who, ''), n) FROM (SELECT coalesce(doc ->> 'actor', doc ->> 'rule') AS who,
      count(*) AS n FROM decided GROUP BY 1) AS deciders) AS deciders`;

const WRITE = `WITH made AS (
    INSERT INTO reviews (site_id, id, doc, language) SELECT $1, $2::text, $3::text::jsonb || jsonb_build_object('id', $2::text,
      'createdDate', $4::text, 'updatedDate', $4::text, 'reviewDate', $4::text, 'foundHelpful', 0, 'foundUnhelpful', 0,
      'helpfulness', 0, 'relevanceScore', 0, 'verified', false, 'publishCount', 1, 'origin', '{"type":"ORGANIC"}'::jsonb,
      'moderation', '{"moderationStatus":"APPROVED","manuallyChanged":false}'::jsonb), 'en'
    RETURNING id, doc)
  INSERT INTO review_decisions (site_id, review_id, n, doc)
  SELECT $1, id, 1, jsonb_build_object('date', $4::text, 'status', 'APPROVED') FROM made RETURNING (SELECT doc FROM made) AS review`;

const MODERATE = `WITH changed AS (
    UPDATE reviews SET revision = revision + 1, doc = jsonb_set(jsonb_set(doc, '{moderation}',
      jsonb_build_object('moderationStatus', $3::text, 'manuallyChanged', true)), '{updatedDate}', to_jsonb($4::text))
    WHERE site_id = $1 AND namespace = 'stores' AND entity_id = ANY ($2) AND moderation_moderation_status <> $3
    RETURNING id)
  INSERT INTO review_decisions (site_id, review_id, n, doc)
  SELECT $1, id, 1 + coalesce((SELECT max(n) FROM review_decisions d WHERE d.site_id = $1 AND d.review_id = changed.id), 0),
    jsonb_build_object('date', $4::text, 'status', $3::text) FROM changed RETURNING review_id`;

const now = (): string => new Date().toISOString();

type Body = Record<string, unknown>;

const STATEMENTS: Readonly<Record<string, readonly [text: string, values: (body: Body) => unknown[]]>> = {
  histogram: [
    `SELECT content_rating, count(*) FROM reviews WHERE ${IN_SHOP} GROUP BY 1`,
    ({ item }) => [item],
  ],
  'first-page': [
    `SELECT doc FROM reviews WHERE ${IN_SHOP} ORDER BY helpfulness DESC, created_date DESC, id DESC LIMIT 8`,
    ({ item }) => [item],
  ],
  stars: [
    `SELECT entity_id, content_rating, count(*) FROM reviews
      WHERE ${IN_SHOP.replace('= $2', '= ANY ($2)')} GROUP BY 1, 2`,
    ({ items }) => [items],
  ],
  waiting: [`SELECT doc FROM reviews WHERE ${WAITING} ${NEWEST} LIMIT 50`, () => []],
  count: [`SELECT count(*) FROM reviews WHERE ${WAITING}`, () => []],
  search: [
    `SELECT doc FROM reviews WHERE site_id = $1 AND moderation_moderation_status = 'APPROVED'
      AND search_text LIKE $2 ${NEWEST} LIMIT 50`,
    ({ words }) => [`%${String(words)}%`],
  ],
  overview: [OVERVIEW, ({ from, to }) => [`${String(from)}T00:00:00.000Z`, `${String(to)}T23:59:59.999Z`]],
  write: [WRITE, ({ review }) => [crypto.randomUUID(), JSON.stringify(review), now()]],
  moderate: [MODERATE, ({ ids, to }) => [ids, to, now()]],
};

/** Undefined for what is no question about reviews. */
export async function answerReviews(
  { pathname }: URL,
  body: () => Promise<Body>,
  { rows, site }: { rows: Rows; site: string },
): Promise<Row[] | undefined> {
  const [, part, name = ''] = pathname.split('/');
  const statement = part === 'reviews' ? STATEMENTS[name] : undefined;
  if (!statement) return undefined;
  const [text, values] = statement;
  return rows(text, [site, ...values(await body())]);
}
