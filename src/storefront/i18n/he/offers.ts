import type english from '../en/offers.ts';

export default {
  'offers.title': 'מה הסל כמעט מזכה',
  'offers.productTitle': 'הנחות בסל',
  'offers.deliveryLeft': 'עוד %{sum} למשלוח חינם.',
  'offers.deliveryFree': 'המשלוח חינם.',
  'offers.deliveryFrom': '%{place}: חינם החל מ־%{sum} אחרי הנחות.',
  'offers.deliverySoFar': '%{place}: חינם החל מ־%{sum} אחרי הנחות. בסל יש עכשיו %{paid}.',
  'offers.line': '%{ask}: %{gain}.',
  'offers.pieces': 'הוספת פריט אחד |||| הוספת %{smart_count} פריטים',
  'offers.piecesOf': 'הוספת פריט אחד מתוך %{places} |||| הוספת %{smart_count} פריטים מתוך %{places}',
  'offers.spend': 'קנייה בעוד %{sum}',
  'offers.spendOn': 'קנייה בעוד %{sum} מתוך %{places}',
  'offers.atOnce': 'בסל',
  'offers.atPieces': 'בקניית פריט אחד |||| בקניית %{smart_count} פריטים',
  'offers.atPiecesOf': 'בקניית פריט אחד מתוך %{places} |||| בקניית %{smart_count} פריטים מתוך %{places}',
  'offers.atSpend': 'החל מ־%{sum}',
  'offers.atSpendOn': 'החל מ־%{sum} מתוך %{places}',
  'offers.percent': '%{rate} הנחה',
  'offers.percentCheapest': '%{rate} הנחה על הזול ביותר |||| %{rate} הנחה על %{smart_count} הזולים ביותר',
  'offers.amount': '%{sum} הנחה על כל פריט',
  'offers.amountCheapest':
    '%{sum} הנחה על הזול ביותר |||| %{sum} הנחה על כל אחד מ־%{smart_count} הזולים ביותר',
  'offers.price': '%{sum} לכל פריט',
  'offers.priceCheapest': 'הזול ביותר ב־%{sum} |||| %{smart_count} הזולים ביותר ב־%{sum} לכל אחד',
  'offers.free': '%{pieces} במחיר %{paid}',
  'offers.bundle': '%{pieces} ב־%{sum}',
} satisfies Record<keyof typeof english, string>;
