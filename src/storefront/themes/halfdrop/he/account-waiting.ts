export default {
  'waiting.look': 'אל הפוסטרים',
} as const;
