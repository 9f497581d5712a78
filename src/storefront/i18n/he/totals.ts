import type english from '../en/totals.ts';

export default {
  'totals.title': 'כמה זה עלה',
  'totals.subtotal': 'סכום ביניים',
  'totals.discount': 'הנחה',
  'totals.delivery': 'משלוח',
  'totals.deliveryNamed': 'משלוח, %{name}',
  'totals.deliveryUnknown': 'לפי הכתובת',
  'totals.free': 'חינם',
  'totals.fee': 'תוספות',
  'totals.tip': 'טיפ',
  'totals.taxRate': '%{tax} %{rate}',
  'totals.taxIncluded': 'כולל %{tax}',
  'totals.taxIncludedRate': 'כולל %{tax} %{rate}',
  'totals.total': 'סך הכול',
  'totals.giftCard': 'שובר מתנה',
  'totals.later': 'ישולם אחר כך',
  'totals.toPay': 'לתשלום',
  'totals.paid': 'שולם',
  'totals.byMembership': 'משולם באמצעות מנוי',
  'totals.reverseCharge': 'לא נגבה מע״מ: חיוב הפוך. החברה שלכם מדווחת עליו במדינתה.',
  'totals.exempt': '%{tax} מופחת או לא נגבה: יש לכם פטור.',
} satisfies Record<keyof typeof english, string>;
