import type { Selection } from '#shared/jobs.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { readPage, type EntitySource } from './entity-source.ts';

/** What is told before a job begins is counted over so many at most. */
export const MAX_PREVIEWED = 5000;

const IDS_AT_ONCE = 100;

/** The records of a selection that also match `within`, a page at a time. */
export async function* pagesWithin<Entity>(
  platformFetch: PlatformFetch,
  { search, plural, asked }: EntitySource<Entity>,
  selection: Selection,
  within: Record<string, unknown>,
): AsyncGenerator<Entity[]> {
  const from = { operation: search, plural, asked };
  if ('ids' in selection) {
    for (let start = 0; start < selection.ids.length; start += IDS_AT_ONCE) {
      const id = { $in: selection.ids.slice(start, start + IDS_AT_ONCE) };
      yield (await readPage<Entity>(platformFetch, from, { filter: { $and: [{ id }, within] } })).entities;
    }
    return;
  }
  const filter = Object.keys(selection.filter).length > 0 ? { $and: [selection.filter, within] } : within;
  let cursor: string | undefined;
  do {
    const page = await readPage<Entity>(platformFetch, from, { filter, ...(cursor && { cursor }) });
    yield page.entities;
    cursor = page.next;
  } while (cursor);
}
