import { invalidField, notFound } from '#platform/contract/errors.ts';
import { MAX_LINES, type Line, type NewLine } from '../line.ts';
import { withQuantity } from './quantity.ts';
import { sameReference } from './reference.ts';

const PREFIX = '00000000-0000-0000-0000-';

const numberOf = (id: string): number => (id.startsWith(PREFIX) ? Number.parseInt(id.slice(24), 16) : 0);

/** Ids count up within a cart and stay the same through checkout and order. */
export const nextLineId = (lines: readonly Pick<Line, 'id'>[]): string => {
  const last = lines.reduce((max, { id }) => Math.max(max, numberOf(id)), 0);
  return `${PREFIX}${(last + 1).toString(16).padStart(12, '0')}`;
};

const sameThing = (line: Line, added: NewLine): boolean =>
  !line.custom &&
  !added.custom &&
  !line.overrides &&
  !added.overrides &&
  sameReference(line.catalogReference, added.catalogReference);

/** Puts one more thing among the lines: more of an equal one, or a line of its own. */
function put(lines: readonly Line[], added: NewLine): Line[] {
  const index = lines.findIndex((line) => sameThing(line, added));
  const equal = lines[index];
  if (!equal) return [...lines, withQuantity({ ...added, id: nextLineId(lines) }, added.quantity)];
  const known: Line = { ...equal, item: added.item, availability: added.availability };
  return lines.with(index, withQuantity(known, equal.quantity + added.quantity));
}

/**
 * @param path of the added lines in the request
 * @throws 400 MAX_SIZE beyond 300 lines
 */
export function addLines(lines: readonly Line[], added: readonly NewLine[], path = 'lineItems'): Line[] {
  const all = added.reduce<Line[]>(put, [...lines]);
  if (all.length > MAX_LINES) {
    throw invalidField(path, 'MAX_SIZE', `would make more than ${MAX_LINES} lines`, { threshold: MAX_LINES });
  }
  return all;
}

/** Two carts of one person become one: equal things add up as far as the stock goes; what does not fit is left out. */
export const mergeLines = (into: readonly Line[], from: readonly Line[]): Line[] =>
  from.reduce<Line[]>(
    (lines, { id: _id, ...line }) => {
      const merged = put(lines, line);
      return merged.length > MAX_LINES ? lines : merged;
    },
    [...into],
  );

const lineNotFound = (lineItemId: string): Error =>
  notFound('There is no such line item.', 'LINE_ITEM_NOT_FOUND_IN_CART', { lineItemId });

export interface QuantityChange {
  id?: string | null;
  quantity?: number;
}

/** @throws 404 LINE_ITEM_NOT_FOUND_IN_CART */
export function changeQuantities(lines: readonly Line[], updates: readonly QuantityChange[]): Line[] {
  return updates.reduce<Line[]>(
    (changed, { id, quantity = 1 }) => {
      const index = changed.findIndex((line) => line.id === id);
      const line = changed[index];
      if (!line) throw lineNotFound(id ?? '');
      return changed.with(index, withQuantity(line, quantity));
    },
    [...lines],
  );
}

/** Those that are gone already may be named: two tabs may remove the same one. */
export const removeLines = (lines: readonly Line[], ids: readonly string[]): Line[] =>
  lines.filter(({ id }) => !ids.includes(id));
