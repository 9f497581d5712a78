export default {
  'abandonedCart.shop': 'לכל הפוסטרים',
} as const;
