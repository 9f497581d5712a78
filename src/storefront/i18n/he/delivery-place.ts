import type english from '../en/delivery-place.ts';

export default {
  'country.title': 'לאן לשלוח?',
  'country.lead': 'המחירים וזמני המשלוח מוצגים עבור המדינה הזאת. הכתובת עצמה נשאלת בקופה.',
  'country.country': 'מדינה',
  'country.keep': 'להציג עבור המדינה הזאת',
  'country.back': 'חזרה ללא שינוי',
} satisfies Record<keyof typeof english, string>;
