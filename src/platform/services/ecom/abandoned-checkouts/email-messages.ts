/** `{…}` is filled in. */
export interface ReminderMessages {
  hello: string;
  helloNamed: string;
  subject: readonly [string, string, string];
  heading: readonly [string, string, string];
  intro: readonly [string, string, string];
  more: string;
  take: string;
  prices: string;
  total: string;
  stop: string;
  stopDetail: string;
  newsletter: string;
}

export const en: ReminderMessages = {
  hello: 'Hello,',
  helloNamed: 'Hello {firstName},',
  subject: ['your cart is still here', 'you left something in your cart', 'the last word on your cart'],
  heading: ['Your cart is still here', 'You left something in your cart', 'The last word on your cart'],
  intro: [
    'You were about to order these. Nothing is lost: one click, and the cart is as you left it, on any device.',
    'These are still in your cart, if you want them.',
    'We write to you about this cart for the last time. The link below works for some weeks yet.',
  ],
  more: 'and {count} more',
  take: 'Open my cart',
  prices: 'Nothing is set aside: prices and stock are those of the moment you order.',
  total: 'Total when you left',
  stop: 'Do not remind me again',
  stopDetail: 'Emails about your orders still reach you.',
  newsletter: 'Unsubscribe from the newsletter',
};

export const he: ReminderMessages = {
  hello: 'שלום,',
  helloNamed: 'שלום {firstName},',
  subject: ['הסל שלכם עדיין כאן', 'השארתם משהו בסל', 'תזכורת אחרונה לסל שלכם'],
  heading: ['הסל שלכם עדיין כאן', 'השארתם משהו בסל', 'תזכורת אחרונה לסל שלכם'],
  intro: [
    'כמעט הזמנתם את אלה. שום דבר לא אבד: לחיצה אחת, והסל כפי שהשארתם אותו, בכל מכשיר.',
    'אלה עדיין בסל שלכם, אם תרצו.',
    'זו הפעם האחרונה שנכתוב לכם על הסל הזה. הקישור שלמטה יפעל עוד כמה שבועות.',
  ],
  more: 'ועוד {count}',
  take: 'לפתיחת הסל שלי',
  prices: 'הפריטים אינם שמורים: המחירים והמלאי הם אלה שברגע ההזמנה.',
  total: 'הסכום כשעזבתם',
  stop: 'אל תזכירו לי שוב',
  stopDetail: 'מיילים על ההזמנות שלכם ימשיכו להגיע.',
  newsletter: 'לביטול הניוזלטר',
};
