import type { Rows } from './baseline-shop.ts';

/** What stands of some days, straight from the orders: days as text compare as the moments they begin with. */
const SOLD = `FROM orders WHERE site_id = $1 AND status = 'APPROVED' AND purchased_date >= $2 AND purchased_date < $3`;
const TOTALS = 'count(*) AS orders, sum(price_summary_total_amount) AS total';

const STATEMENTS: Readonly<Record<string, string>> = {
  sales: `SELECT left(purchased_date, 10) AS day, currency, ${TOTALS},
    sum((doc #>> '{priceSummary,tax,amount}')::numeric) AS tax,
    sum((doc #>> '{priceSummary,discount,amount}')::numeric) AS discounts ${SOLD} GROUP BY 1, 2`,
  product: `SELECT line #>> '{catalogReference,catalogItemId}' AS product, currency, sum((line ->> 'quantity')::int) AS pieces,
    sum((line #>> '{totalPriceAfterTax,amount}')::numeric) AS total
    FROM (SELECT doc, currency ${SOLD}) AS sold, jsonb_array_elements(doc -> 'lineItems') AS line GROUP BY 1, 2`,
  country: `SELECT shipping_info_logistics_shipping_destination_address_country AS country, currency, ${TOTALS} ${SOLD} GROUP BY 1, 2`,
  currency: `SELECT currency, ${TOTALS} ${SOLD} GROUP BY 1`,
  discount: `SELECT coalesce(one #>> '{coupon,code}', one #>> '{discountRule,name,original}') AS discount, currency, count(*) AS orders
    FROM (SELECT doc, currency ${SOLD}) AS sold, jsonb_array_elements(doc -> 'appliedDiscounts') AS one GROUP BY 1, 2`,
  taxes: `SELECT line #>> '{taxInfo,taxRate}' AS rate, country, currency, sum((line #>> '{taxInfo,taxAmount,amount}')::numeric) AS tax
    FROM (SELECT doc, currency, shipping_info_logistics_shipping_destination_address_country AS country ${SOLD}) AS sold,
      jsonb_array_elements(doc -> 'lineItems') AS line GROUP BY 1, 2, 3`,
};

/** One statement a period, as a report compares two. @returns undefined for what is no report */
export async function answerReport(
  { pathname, searchParams }: URL,
  { rows, site }: { rows: Rows; site: string },
): Promise<Record<string, unknown>[] | undefined> {
  const statement = STATEMENTS[pathname.replace('/report/', '')];
  if (!pathname.startsWith('/report/') || !statement) return undefined;
  const periods = searchParams.getAll('period').map((period) => period.split('_'));
  return (await Promise.all(periods.map((days) => rows(statement, [site, ...days])))).flat();
}
