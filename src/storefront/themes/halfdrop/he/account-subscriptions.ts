export default {
  'subscriptions.look': 'לצפייה בפוסטרים',
} as const;
