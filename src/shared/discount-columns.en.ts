/** The columns of an export of discounts, in their order. */
export const discountColumnWords = {
  name: 'Discount',
  how: 'How',
  code: 'Code',
  codes: 'Many codes',
  state: 'State',
  active: 'Switched on',
  takes: 'Takes',
  start: 'From',
  end: 'Until',
  uses: 'Uses',
  given: 'Given',
  limit: 'Most uses',
  limitPerUser: 'Most uses per customer',
  created: 'Made',
  id: 'Id',
} as const;
