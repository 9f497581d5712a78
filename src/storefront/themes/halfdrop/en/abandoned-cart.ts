export default {
  'abandonedCart.shop': 'See all posters',
} as const;
