import type english from '../en/delivery-place.ts';

export default {
  'place.title': 'לאן לשלוח?',
  'place.lead': 'המחירים וזמני המשלוח מוצגים עבור המדינה הזאת. הכתובת עצמה נשאלת בקופה.',
  'place.country': 'מדינה',
  'place.keep': 'להציג עבור המדינה הזאת',
  'place.back': 'חזרה ללא שינוי',
} satisfies Record<keyof typeof english, string>;
