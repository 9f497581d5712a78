export default {
  'cart.total': 'Total before delivery',
  'cart.emptyText': 'The whole wall is waiting to be looked at.',
  'cart.emptyAction': 'See all posters',
  'cart.deliveryNext': 'Gift cards and delivery come next.',
} as const;
