import type { SiteDb } from '#platform/context.ts';
import { type Customization, customizations } from './tables.ts';

/** `assumed:` the contract names the rule and not the number. */
export const MOST_OF_A_TYPE = 10_000;

/** How many more of a type there may be. */
export async function roomFor(
  { db, siteId }: SiteDb,
  customizationType: Customization['customizationType'],
): Promise<number> {
  const { count } = await customizations.count(db, siteId, { customizationType }, { cap: MOST_OF_A_TYPE });
  return MOST_OF_A_TYPE - count;
}
