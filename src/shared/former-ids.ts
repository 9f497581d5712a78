import { ownValue } from './own-value.ts';

/**
 * Ids of columns, filters, operators and tabs before they were renamed, each with those that replaced it in one list or
 * another: saved views, column sets, links and jobs of an earlier version hold them.
 */
const REPLACEMENTS: Readonly<Record<string, readonly string[]>> = {
  asked: ['requested'],
  atMost: ['max'],
  bag: ['cart'],
  given: ['discounted'],
  gone: ['unlisted'],
  heldUntil: ['authorizedUntil'],
  left: ['abandoned', 'balanceOfValue'],
  made: ['created'],
  newsletterWords: ['newsletterText'],
  place: ['destination', 'order'],
  places: ['redirectUrls'],
  shown: ['visible'],
  standing: ['status'],
  takes: ['type'],
  thing: ['category'],
  what: ['items', 'product'],
  who: ['customer', 'member', 'name', 'actor'],
  why: ['reason'],
  worth: ['potentialRevenue'],
};

/** The id by which a list knows what it called otherwise in an earlier version; the same id where it knows neither. */
export const currentId = (id: string, isKnown: (id: string) => boolean): string =>
  isKnown(id) ? id : (ownValue(REPLACEMENTS, id)?.find(isKnown) ?? id);
