export default {
  'giftCard.lead': 'למי שמעדיפים לבחור את המספר בעצמם.',
  'giftCard.noTax': 'ללא מע"מ כעת; הוא מחושב כשמנצלים את השובר.',
} as const;
