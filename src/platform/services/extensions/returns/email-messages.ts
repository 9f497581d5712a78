import type { ReturnState } from '#shared/returns.ts';

interface EmailTexts {
  subject: string;
  intro: string;
}

/** Of these states the buyer gets a mail. `{…}` is filled in. */
type EmailedState = Extract<ReturnState, 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'RECEIVED' | 'CLOSED'>;

export type ReturnMessages = Record<EmailedState, EmailTexts> & { see: string; ours: string };

export const en: ReturnMessages = {
  ASKED: {
    subject: 'We have your return of order {number}',
    intro: 'You asked to send something back. We will answer soon; please keep it until then.',
  },
  ACCEPTED: {
    subject: 'Your return of order {number} is fine with us',
    intro: 'Please send it back. The money goes back once it is here.',
  },
  DECLINED: { subject: 'About your return of order {number}', intro: 'We cannot take it back.' },
  RECEIVED: {
    subject: 'Your return of order {number} is here',
    intro: 'What you sent back has arrived. The money follows.',
  },
  CLOSED: { subject: 'Your return of order {number} is settled', intro: 'There is nothing left to do.' },
  see: 'See the order',
  ours: 'We wrote:',
};

export const he: ReturnMessages = {
  ASKED: {
    subject: 'קיבלנו את בקשת ההחזרה להזמנה {number}',
    intro: 'ביקשתם להחזיר פריטים. נשיב בקרוב; נא לשמור אותם עד אז.',
  },
  ACCEPTED: {
    subject: 'ההחזרה של הזמנה {number} אושרה',
    intro: 'אפשר לשלוח את הפריטים אלינו. הכסף יוחזר כשיגיעו.',
  },
  DECLINED: { subject: 'לגבי ההחזרה של הזמנה {number}', intro: 'לא נוכל לקבל את הפריטים בחזרה.' },
  RECEIVED: {
    subject: 'ההחזרה של הזמנה {number} הגיעה אלינו',
    intro: 'הפריטים ששלחתם הגיעו. ההחזר הכספי בדרך.',
  },
  CLOSED: { subject: 'ההחזרה של הזמנה {number} הסתיימה', intro: 'לא נותר דבר לעשות.' },
  see: 'לצפייה בהזמנה',
  ours: 'כתבנו:',
};
