import type { SiteDb } from '#platform/context.ts';
import { type Customization, customizations } from './tables.ts';

/** `assumed:` the contract names the rule and not the number. */
export const MAX_PER_TYPE = 10_000;

/** How many more of a type there may be. */
export async function roomFor(
  { db, siteId }: SiteDb,
  customizationType: Customization['customizationType'],
): Promise<number> {
  const { count } = await customizations.count(db, siteId, { customizationType }, { cap: MAX_PER_TYPE });
  return MAX_PER_TYPE - count;
}
