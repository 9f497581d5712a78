export default {
  'giftCard.lead': 'For someone who would rather choose the number.',
  'giftCard.noTax': 'No VAT now; it is counted when the card is spent.',
} as const;
