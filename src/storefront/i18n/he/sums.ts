import type english from '../en/sums.ts';

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
  'sums.tax': 'מע״מ',
  'sums.taxRate': 'מע״מ %{rate}',
  'sums.taxIncluded': 'כולל מע״מ',
  'sums.taxIncludedRate': 'כולל מע״מ %{rate}',
  'sums.total': 'סך הכול',
  'sums.giftCard': 'שובר מתנה',
  'sums.later': 'ישולם אחר כך',
  'sums.toPay': 'לתשלום',
  'sums.paid': 'שולם',
  'sums.byMembership': 'משולם באמצעות מנוי',
} satisfies Record<keyof typeof english, string>;
