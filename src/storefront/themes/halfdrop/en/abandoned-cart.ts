export default {
  'leftBag.shop': 'See all posters',
} as const;
