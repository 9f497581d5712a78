export default {
  'giftCard.lead': 'For someone who would rather choose the number.',
} as const;
