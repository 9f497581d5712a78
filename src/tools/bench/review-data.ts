import { sql, type RawBuilder } from 'kysely';

/** As many products are reviewed. */
export const REVIEWED_PRODUCTS = 2000;
/** Of so many reviews one waits, and two are rejected. */
const WAITS = 250;
const YEARS_MS = 2 * 365 * 86_400_000;

/** One of them stands in each text. */
export const COMMON_WORDS = [
  'paper', 'frame', 'colours', 'wall', 'print', 'corner', 'present', 'delivery', 'kitchen', 'light', 'lines', 'ink',
  'sofa', 'hallway', 'desk', 'window', 'blue', 'poster', 'tube', 'size',
]; // prettier-ignore

/** A number that is in one text. */
export const numberOf = (at: number): string => `no${1_000_000 + at}`;

const uuid = (
  kind: string,
) => sql`(select substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-4' || substr(h, 14, 3) || '-a' ||
  substr(h, 18, 3) || '-' || substr(h, 21, 12) from (select md5(${kind}::text || n) as h) as hashed)`;

/** Reviews as they are stored, from one number to another; the later the number the older. */
export const reviewOfSql = (
  from: number,
  to: number,
  items: readonly string[],
  words: readonly string[],
): RawBuilder<unknown> => sql`select jsonb_build_object(
    'id', ${uuid('review')}, 'namespace', 'stores', 'entityId', (${[...items]}::text[])[1 + (n * 7919) % ${items.length}],
    'author', jsonb_build_object('contactId', ${uuid('author')}, 'authorName', 'Buyer ' || n),
    'content', jsonb_build_object('rating', stars, 'title', 'About the ' || word, 'media',
      case when n % 12 = 0 then '[{"image":{"id":"a.jpg","width":1200,"height":900}}]'::jsonb else '[]'::jsonb end,
      'body', 'We thought long about the ' || word || ' before it came, and now it hangs where everybody sees it, no' ||
        (1000000 + n) || '.'),
    'foundHelpful', n % 5, 'foundUnhelpful', 0, 'helpfulness', n % 5, 'verified', n % 3 <> 0,
    'moderation', jsonb_build_object('manuallyChanged', false, 'moderationStatus', status),
    'origin', '{"type":"ORGANIC"}'::jsonb, 'createdDate', date, 'updatedDate', date, 'reviewDate', date,
    'relevanceScore', n % 5, 'publishCount', 1)
    || case when n % 9 = 0 and status = 'APPROVED'
      then jsonb_build_object('reply', jsonb_build_object('message', 'Thank you.', 'createdDate', date, 'updatedDate', date))
      else '{}'::jsonb end as doc
  from (select n, (array[1, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 3])[1 + (n * 13) % 20] as stars,
      (${[...words]}::text[])[1 + n % ${words.length}] as word,
      case when n % ${WAITS} = 0 then 'IN_MODERATION' when n % ${WAITS} in (1, 2) then 'REJECTED' else 'APPROVED' end as status,
      to_char((now() at time zone 'UTC') - n * ${YEARS_MS / 1_000_000} * interval '1 millisecond',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date
    from generate_series(${from}::bigint, ${to}::bigint) as n) as drawn`;
