import type english from '../en/totals.ts';

export default {
  'sums.title': 'כמה זה עלה',
  'sums.subtotal': 'סכום ביניים',
  'sums.discount': 'הנחה',
  'sums.delivery': 'משלוח',
  'sums.deliveryNamed': 'משלוח, %{name}',
  'sums.deliveryUnknown': 'לפי הכתובת',
  'sums.free': 'חינם',
  'sums.fee': 'תוספות',
  'sums.tip': 'טיפ',
  'sums.taxRate': '%{tax} %{rate}',
  'sums.taxIncluded': 'כולל %{tax}',
  'sums.taxIncludedRate': 'כולל %{tax} %{rate}',
  'sums.total': 'סך הכול',
  'sums.giftCard': 'שובר מתנה',
  'sums.later': 'ישולם אחר כך',
  'sums.toPay': 'לתשלום',
  'sums.paid': 'שולם',
  'sums.byMembership': 'משולם באמצעות מנוי',
  'sums.reverseCharge': 'לא נגבה מע״מ: חיוב הפוך. החברה שלכם מדווחת עליו במדינתה.',
  'sums.exempt': '%{tax} מופחת או לא נגבה: יש לכם פטור.',
} satisfies Record<keyof typeof english, string>;
