import type english from '../en/failed.ts';

export default {
  'failed.title': 'משהו השתבש',
  'failed.lead': 'התקלה אצלנו, לא אצלך. הסל שלך נשאר כפי שהיה. אפשר לנסות שוב בעוד רגע.',
  'failed.again': 'לנסות שוב את הדף',
} satisfies Record<keyof typeof english, string>;
