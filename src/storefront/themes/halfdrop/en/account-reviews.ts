export default {
  'ownReviews.look': 'See the posters',
} as const;
