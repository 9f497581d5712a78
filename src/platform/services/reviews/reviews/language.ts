import { francAll } from 'franc';
import { sql } from 'kysely';
import type { ReviewLanguage } from '#shared/review-languages.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { Review } from './review.ts';

/** What shoppers may write in: ISO 639-3, as it is told apart, and ISO 639-1, as it is kept. */
const LANGUAGES: Readonly<Record<string, ReviewLanguage>> = {
  arb: 'ar',
  bul: 'bg',
  cat: 'ca',
  ces: 'cs',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  est: 'et',
  fin: 'fi',
  fra: 'fr',
  heb: 'he',
  hrv: 'hr',
  hun: 'hu',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  lit: 'lt',
  lvs: 'lv',
  nld: 'nl',
  nob: 'nb',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  spa: 'es',
  swe: 'sv',
  tur: 'tr',
  ukr: 'uk',
  vie: 'vi',
  cmn: 'zh',
};
const only = Object.keys(LANGUAGES);
/** The next best guess has to be that much worse. */
const CLEAR = 0.92;

/** ISO 639-1 of what was written; nothing where few words leave it open. */
export function languageOf({ content: { title, body } }: Pick<Review, 'content'>): string | undefined {
  const [best, second] = francAll(`${title ?? ''}\n${body ?? ''}`, { only });
  return best && (second?.[1] ?? 0) < CLEAR ? LANGUAGES[best[0]] : undefined;
}

/** In the transaction that writes the words. */
export async function noteLanguages(
  { db, siteId }: SiteDb,
  written: readonly Pick<Review, 'id' | 'content'>[],
): Promise<void> {
  const ids = written.map(({ id }) => id);
  const languages = written.map((review) => languageOf(review) ?? null);
  await sql`update reviews set language = told.language
    from unnest(${ids}::text[], ${languages}::text[]) as told(id, language)
    where site_id = ${siteId} and reviews.id = told.id and reviews.language is distinct from told.language`.execute(
    db,
  );
}

/** Of one that is kept. */
export async function storedLanguage({ db, siteId }: Context, reviewId: string): Promise<string | undefined> {
  const { rows } = await sql<{ language: string | null }>`select language from reviews
    where site_id = ${siteId} and id = ${reviewId}`.execute(db);
  return rows[0]?.language ?? undefined;
}
