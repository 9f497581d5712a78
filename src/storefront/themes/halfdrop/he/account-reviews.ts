export default {
  'ownReviews.look': 'לכל הפוסטרים',
} as const;
