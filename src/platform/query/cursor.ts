import { invalidField } from '../contract/errors.ts';
import { parseJson } from '../contract/sound.ts';
import type { SortEntry } from './sort.ts';

/** Everything the next request leaves out: a call with a cursor carries neither filter nor sort. */
export interface Cursor {
  /** The entity and the site it was made for. */
  entity: string;
  site: string;
  filter?: unknown;
  sort: SortEntry[];
  search?: unknown;
  timeZone?: string;
  position: (string | null)[];
  backwards: boolean;
}

const FORMAT = 1;

export function encodeCursor(cursor: Cursor): string {
  const { entity, site, filter, sort, search, timeZone, position, backwards } = cursor;
  const json = JSON.stringify([FORMAT, entity, site, filter, sort, search, timeZone, position, backwards]);
  const binary = Array.from(new TextEncoder().encode(json), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * A cursor is no secret and is not signed: filter and sort in it pass the same checks as any other, and what a caller
 * may see is added by the service on every call.
 * @throws 400 on `path` for one that is broken or was made elsewhere
 */
export function decodeCursor(text: unknown, entity: string, site: string, path: string): Cursor {
  const cursor = typeof text === 'string' ? read(text) : undefined;
  if (!cursor || cursor.entity !== entity || cursor.site !== site) {
    throw invalidField(path, 'FORMAT', 'is not a cursor of this list');
  }
  return cursor;
}

function read(text: string): Cursor | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const parts = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown[];
    const [format, entity, site, filter, sort, search, timeZone, position, backwards] = parts;
    const whole =
      format === FORMAT &&
      typeof entity === 'string' &&
      typeof site === 'string' &&
      Array.isArray(sort) &&
      Array.isArray(position) &&
      position.every((value) => value === null || typeof value === 'string') &&
      typeof backwards === 'boolean';
    if (!whole) return undefined;
    return {
      entity,
      site,
      sort: sort as SortEntry[],
      position,
      backwards,
      ...(filter !== null && filter !== undefined && { filter }),
      ...(search !== null && search !== undefined && { search }),
      ...(typeof timeZone === 'string' && { timeZone }),
    };
  } catch {
    return undefined;
  }
}
