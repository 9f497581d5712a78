export default {
  'leftBag.shop': 'לכל הפוסטרים',
} as const;
