export default {
  'giftCard.lead': 'למי שמעדיפים לבחור את המספר בעצמם.',
} as const;
