import type { Rows } from './baseline-shop.ts';

type Row = Record<string, unknown>;

const LIBRARY = "site_id = $1 AND place = 'MEDIA_ROOT'";
const NEWEST = 'ORDER BY updated_date DESC NULLS LAST, id DESC NULLS LAST LIMIT 100';

const page = (where: string, order = NEWEST): string => `SELECT doc FROM media_files WHERE ${where} ${order}`;
/** The page and how many there are in all, as the contract's lists tell it. */
const counted = (where: string, order = NEWEST): string => `SELECT
  (SELECT jsonb_agg(doc) FROM (${page(where, order)}) AS page) AS files,
  (SELECT count(*) FROM media_files WHERE ${where}) AS total`;

const STATEMENTS: Readonly<Record<string, readonly [sql: string, ...names: string[]]>> = {
  folder: [counted(`${LIBRARY} AND parent_folder_id = $2`), 'folder'],
  all: [counted(LIBRARY)],
  deep: [
    `SELECT (SELECT jsonb_agg(doc) FROM (${page(`${LIBRARY} AND (updated_date, id) < ($2, $3)`)}) AS page) AS files,
      (SELECT count(*) FROM media_files WHERE ${LIBRARY}) AS total`,
    'date',
    'id',
  ],
  largest: [counted(LIBRARY, 'ORDER BY size_in_bytes DESC NULLS LAST, id DESC NULLS LAST LIMIT 100')],
  kind: [counted(`${LIBRARY} AND media_type = $2`), 'kind'],
  'kind-in-folder': [counted(`${LIBRARY} AND parent_folder_id = $2 AND media_type = $3`), 'folder', 'kind'],
  label: [page(`${LIBRARY} AND labels @> jsonb_build_array($2::text)`), 'label'],
  private: [counted(`${LIBRARY} AND private`)],
  unused: [page(`${LIBRARY} AND used IS NULL`)],
  since: [page(`${LIBRARY} AND created_date >= $2`), 'since'],
  search: [counted(`${LIBRARY} AND search_text ILIKE ALL ($2::text[])`), 'words'],
  one: ['SELECT doc FROM media_files WHERE site_id = $1 AND id = $2', 'id'],
};

/** Undefined for what is no question about media. */
export async function answerMedia(
  { pathname, searchParams }: URL,
  { rows, site }: { rows: Rows; site: string },
): Promise<Row[] | undefined> {
  const [, part, name = ''] = pathname.split('/');
  const statement = part === 'media' ? STATEMENTS[name] : undefined;
  if (!statement) return undefined;
  const [text, ...names] = statement;
  const values = names.map((each) => {
    const value = searchParams.get(each);
    return each === 'words' ? (value ?? '').split(' ').map((word) => `%${word}%`) : value;
  });
  return rows(text, [site, ...values]);
}
