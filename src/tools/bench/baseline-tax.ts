import type { Rows } from './baseline-shop.ts';

/** The region and all its rates; whoever reads them multiplies. */
const RATES = `SELECT m.doc FROM tax_regions r JOIN manual_tax_mappings m ON m.site_id = r.site_id AND m.tax_region_id = r.id
  WHERE r.site_id = $1 AND r.country = $2`;

/** Undefined for what is no question about tax. */
export async function answerTax(
  { pathname, searchParams }: URL,
  { rows, site }: { rows: Rows; site: string },
): Promise<Record<string, unknown>[] | undefined> {
  return pathname === '/tax/rates' ? rows(RATES, [site, searchParams.get('country')]) : undefined;
}
