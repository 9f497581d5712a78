import { type Rows, TOTALS } from './baseline-shop.ts';

type Row = Record<string, unknown>;

/** The rules that work now, in their order; what they do to the cart is left to whoever reads them. */
const RULES = `SELECT r.doc FROM discount_rules r LEFT JOIN discount_rule_order o ON o.site_id = r.site_id
  WHERE r.site_id = $1 AND r.active IS NOT FALSE
    AND (r.active_time_info_start IS NULL OR r.active_time_info_start <= $2)
    AND (r.active_time_info_end IS NULL OR r.active_time_info_end > $2)
  ORDER BY array_position(ARRAY(SELECT jsonb_array_elements_text(o.ids)), r.id), r.created_date, r.id`;

const LIST = `SELECT found.doc, coalesce(sum(used.n), 0) AS uses,
    coalesce(sum(used.sum_given) FILTER (WHERE used.approved), 0) AS given
  FROM (SELECT 'rule:' || id AS source, doc FROM discount_rules WHERE site_id = $1
    UNION ALL SELECT 'coupon:' || id, doc FROM coupons WHERE site_id = $1) AS found
  LEFT JOIN discount_uses_summary used ON used.site_id = $1 AND used.source = found.source
  GROUP BY found.source, found.doc ORDER BY given DESC, uses DESC LIMIT 50`;

/** Undefined for what is no question about discounts. */
export async function answerDiscounts(
  { pathname, searchParams }: URL,
  { rows, site }: { rows: Rows; site: string },
): Promise<Row[] | undefined> {
  switch (pathname) {
    case '/discounts/totals':
      return [
        ...(await rows(RULES, [site, new Date().toISOString()])),
        ...(await rows(TOTALS, [site, searchParams.get('cart')])),
      ];
    case '/discounts/list':
      return rows(LIST, [site]);
    default:
      return undefined;
  }
}
