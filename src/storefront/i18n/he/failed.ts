import type english from '../en/failed.ts';

export default {
  'failed.title': 'הדף הזה נפל מהקיר.',
  'failed.lead': 'משהו השתבש אצלנו, לא אצלך. הסל שלך נשאר כפי שהיה. ייתכן שבעוד רגע הדף ייתלה שוב.',
  'failed.again': 'לנסות שוב את הדף',
} satisfies Record<keyof typeof english, string>;
