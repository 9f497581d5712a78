/** The amount of a price in a document; 0 where there is none. */
export const amount = (value: string): string => `coalesce(sales_amount(${value} #>> '{amount}'), 0)`;
/** The elements of a list in a document; none where it is no list. */
export const listed = (value: string): string =>
  `case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end`;

/** The columns of the functions that say what an order comes to. */
export const METRIC_COLUMNS = `
      kind text, day date, key text, detail text, orders bigint, pieces numeric, items numeric, discounts numeric,
      delivery numeric, tax numeric, total numeric, returned numeric`;
