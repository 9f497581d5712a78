import type { Rows } from './baseline-shop.ts';

type Row = Record<string, unknown>;

/** The options of the region that names the place; their rates are left to whoever reads them. */
const OFFERED = `SELECT o.doc FROM delivery_profiles p
  CROSS JOIN LATERAL jsonb_array_elements(p.doc -> 'deliveryRegions') AS region
  JOIN shipping_options o ON o.site_id = p.site_id AND o.delivery_region_ids @> jsonb_build_array(region ->> 'id')
  WHERE p.site_id = $1 AND region @> '{"destinations": [{"countryCode": "US", "subdivisions": ["US-R7"]}]}'`;

/** Undefined for what is no question about delivery. */
export const answerDelivery = async (
  { pathname }: URL,
  { rows, site }: { rows: Rows; site: string },
): Promise<Row[] | undefined> => (pathname === '/delivery/offered' ? rows(OFFERED, [site]) : undefined);
