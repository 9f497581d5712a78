import { sql } from 'kysely';
import type { Product } from '../product.ts';
import { described } from '../rules/rich-text.ts';
import type { InfoSection } from './tables.ts';
import { cutText } from '#shared/cut-text.ts';
import type { SiteDb } from '#platform/context.ts';

/** An info section as a product names it: by id, by unique name, or by title and text alone as in the first catalog. */
export type Section = NonNullable<Product['infoSections']>[number];

const MAX_TITLE = 50;
const titleOf = ({ title, uniqueName }: Section): string =>
  cutText((title ?? '').trim() || (uniqueName ?? '').trim(), MAX_TITLE);
const textOf = (section: Section): string =>
  section.plainDescription ?? described(section).plainDescription ?? '';

const contentOf = (section: Section): string => JSON.stringify([titleOf(section), textOf(section)]);

/**
 * What each section is known by. Without id and unique name it is the one with the same title and text, so that
 * products which say the same share it; a text that no other has gets a name of its own.
 */
export async function withKeys(
  { db, siteId, guid }: SiteDb & { guid: () => string },
  sections: readonly Section[],
): Promise<(section: Section) => { id: string | null; key: string }> {
  const nameless = sections.filter(({ id, uniqueName }) => !id && !(uniqueName ?? '').trim());
  const titles = [...new Set(nameless.map(titleOf))];
  const { rows } =
    titles.length > 0
      ? await sql<{ doc: InfoSection }>`select doc from info_sections
          where site_id = ${siteId} and (title = any(${titles}::text[]) or unique_name = any(${titles}::text[]))
          order by id`.execute(db)
      : { rows: [] };
  const used = new Set([
    ...rows.map(({ doc }) => doc.uniqueName),
    ...sections.map(({ uniqueName }) => (uniqueName ?? '').trim()),
  ]);
  const keys = new Map(rows.toReversed().map(({ doc }) => [contentOf(doc), doc.uniqueName]));
  for (const section of nameless) {
    if (keys.has(contentOf(section))) continue;
    const title = titleOf(section);
    const key = used.has(title) ? `${title} ${guid().slice(0, 8)}` : title;
    used.add(key);
    keys.set(contentOf(section), key);
  }
  return (section) => ({
    id: section.id ?? null,
    key: (section.uniqueName ?? '').trim() || (keys.get(contentOf(section)) ?? ''),
  });
}

export const sectionDraft = (
  section: Section,
  { id, key, now }: { id: string; key: string; now: string },
): InfoSection => ({
  id,
  uniqueName: key,
  title: titleOf(section),
  ...described(section),
  createdDate: now,
  updatedDate: now,
});
