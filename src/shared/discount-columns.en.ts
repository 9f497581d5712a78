/** The columns of an export of discounts, in their order. */
export const discountColumnLabels = {
  name: 'Discount',
  how: 'Method',
  code: 'Code',
  codes: 'Codes',
  state: 'Status',
  active: 'Active',
  type: 'Type',
  start: 'Starts',
  end: 'Ends',
  uses: 'Uses',
  discounted: 'Discounted',
  limit: 'Usage limit',
  limitPerUser: 'Usage limit per customer',
  created: 'Created',
  id: 'ID',
} as const;
