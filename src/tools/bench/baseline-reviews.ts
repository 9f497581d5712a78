import type { Rows } from './baseline-shop.ts';

type Row = Record<string, unknown>;

const NEWEST = 'ORDER BY created_date DESC NULLS LAST, id DESC NULLS LAST';
const WAITS = "moderation_moderation_status IN ('IN_MODERATION', 'SUBMITTED')";
const APPROVED = "moderation_moderation_status = 'APPROVED'";
const REJECTED = "moderation_moderation_status = 'REJECTED'";
/** As many as the contract's count tells. */
const counted = (where: string): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM reviews WHERE site_id = $1 ${where} LIMIT 10001) AS found)`;
const page = (where: string): string =>
  `SELECT doc FROM reviews WHERE site_id = $1 ${where} ${NEWEST} LIMIT 50`;

const shown = (from: string, to: string): string =>
  `FROM reviews WHERE site_id = $1 AND ${APPROVED} AND created_date >= ${from} AND created_date < ${to}`;
const decided = (from: string, to: string): string =>
  `d.site_id = $1 AND (d.doc ->> 'date') COLLATE "C" >= ${from} AND (d.doc ->> 'date') COLLATE "C" < ${to}`;
const stars = (from: string, to: string): string =>
  `(SELECT jsonb_agg(s) FROM (SELECT left(created_date, 10) AS day, content_rating, count(*) ${shown(from, to)} GROUP BY 1, 2) AS s)`;
const averages = (from: string, to: string): string =>
  `(SELECT entity_id, avg(content_rating) AS average ${shown(from, to)} GROUP BY 1 HAVING count(*) >= 3)`;
const waits = (from: string, to: string): string => `(SELECT jsonb_build_array(count(*),
    percentile_cont(0.5) WITHIN GROUP (ORDER BY (d.doc ->> 'date')::timestamptz - (h.doc ->> 'date')::timestamptz))
  FROM review_decisions d JOIN review_decisions h ON h.site_id = d.site_id AND h.review_id = d.review_id AND h.n = d.n - 1
  WHERE ${decided(from, to)} AND h.doc ->> 'status' = 'IN_MODERATION')`;
const [NOW, BEFORE] = [['$2', '$3'], ['$4', '$2']] as const; // prettier-ignore

const OVERVIEW = `SELECT ${stars(...NOW)} AS stars, ${stars(...BEFORE)} AS before,
  (SELECT jsonb_agg(f) FROM (SELECT entity_id, now.average, was.average AS before FROM ${averages(...NOW)} AS now
    JOIN ${averages(...BEFORE)} AS was USING (entity_id) WHERE now.average < was.average
    ORDER BY now.average - was.average LIMIT 10) AS f) AS fallen,
  ${waits(...NOW)} AS waits, ${waits(...BEFORE)} AS waits_before,
  (SELECT jsonb_agg(b) FROM (SELECT d.doc ->> 'actor' AS actor, d.doc ->> 'rule' AS rule, d.doc ->> 'status' AS status, count(*)
    FROM review_decisions d WHERE ${decided(...NOW)} GROUP BY 1, 2, 3) AS b) AS by,
  (SELECT count(*) ${shown(...NOW)} AND content_rating <= 2 AND reply_created_date IS NOT NULL) AS answered`;

const QUESTIONS: Readonly<Record<string, readonly [sql: string, ...names: string[]]>> = {
  product: [
    `SELECT (SELECT array[s1, s2, s3, s4, s5] FROM review_ratings
        WHERE site_id = $1 AND namespace = 'stores' AND entity_id = $2) AS stars,
      (SELECT jsonb_agg(doc) FROM (SELECT doc FROM reviews WHERE site_id = $1 AND entity_id = $2 AND ${APPROVED}
        ORDER BY helpfulness DESC NULLS LAST, created_date DESC NULLS LAST, id DESC NULLS LAST LIMIT 8) AS page) AS reviews`,
    'product',
  ],
  waiting: [page(`AND ${WAITS}`)],
  unanswered: [page(`AND ${APPROVED} AND reply_created_date IS NULL`)],
  'count-waiting': [`SELECT ${counted(`AND ${WAITS}`)} AS n`],
  tabs: [
    `SELECT ${['', WAITS, APPROVED, REJECTED, `${APPROVED} AND reply_created_date IS NULL`]
      .map((where, i) => `${counted(where && `AND ${where}`)} AS n${i}`)
      .join(', ')}`,
  ],
  search: [page(`AND ${APPROVED} AND search_text LIKE ALL ($2::text[])`), 'words'],
  'search-all': [page('AND search_text LIKE ALL ($2::text[])'), 'words'],
  overview: [OVERVIEW, 'from', 'to', 'before'],
};

/** What any back end must at least write: the review, and what was decided. */
const CREATE = `WITH written AS (
    INSERT INTO reviews (site_id, id, doc) SELECT $1, id, $2::jsonb || jsonb_build_object('id', id, 'createdDate', $3::text,
      'updatedDate', $3::text, 'reviewDate', $3::text, 'helpfulness', 0, 'foundHelpful', 0, 'foundUnhelpful', 0,
      'relevanceScore', 0.4, 'verified', false, 'origin', jsonb_build_object('type', 'APP'), 'publishCount', 1,
      'moderation', jsonb_build_object('moderationStatus', 'APPROVED', 'manuallyChanged', false))
    FROM (SELECT gen_random_uuid()::text AS id) AS new RETURNING id, doc)
  INSERT INTO review_decisions (site_id, review_id, n, doc)
  SELECT $1, id, 1, jsonb_build_object('date', $3::text, 'status', 'APPROVED') FROM written RETURNING review_id`;
const MODERATE = `WITH changed AS (
    UPDATE reviews SET revision = revision + 1, doc = doc || jsonb_build_object('updatedDate', $4::text,
      'moderation', jsonb_build_object('moderationStatus', 'REJECTED', 'manuallyChanged', true))
    WHERE site_id = $1 AND created_date >= $2 AND created_date < $3 RETURNING id)
  INSERT INTO review_decisions (site_id, review_id, n, doc)
  SELECT $1, id, coalesce((SELECT max(n) FROM review_decisions AS kept WHERE kept.site_id = $1 AND kept.review_id = id), 0) + 1,
    jsonb_build_object('date', $4::text, 'status', 'REJECTED') FROM changed`;

/** Undefined for what is no question about reviews. */
export async function answerReviews(
  { pathname, searchParams }: URL,
  body: () => Promise<unknown>,
  { rows, site }: { rows: Rows; site: string },
): Promise<Row[] | undefined> {
  const [, part, name = ''] = pathname.split('/');
  if (part !== 'reviews') return undefined;
  const now = new Date().toISOString();
  if (name === 'create') return rows(CREATE, [site, JSON.stringify(await body()), now]);
  if (name === 'moderate') {
    const { from, to } = (await body()) as { from: string; to: string };
    return rows(MODERATE, [site, from, to, now]);
  }
  const question = QUESTIONS[name];
  if (!question) return undefined;
  const [text, ...names] = question;
  const values = names.map((each) => {
    const value = searchParams.get(each);
    return each === 'words' ? (value ?? '').split(' ').map((word) => `%${word}%`) : value;
  });
  return rows(text, [site, ...values]);
}
