import type english from '../en/texts.ts';

export default {
  'texts.untranslated': 'הדף הזה עדיין לא תורגם. הנה הוא באנגלית.',
  'texts.updated': 'עודכן לאחרונה ב־%{day}',
  'contact.title': 'יצירת קשר',
  'contact.name': 'שם',
  'contact.email': 'דוא״ל',
  'contact.message': 'הודעה',
  'contact.send': 'שליחת ההודעה',
  'contact.sent': 'ההודעה נשלחה.',
  'contact.invalid': 'ההודעה לא נשלחה. יש להזין שם, כתובת דוא״ל כמו name@example.com והודעה.',
  'contact.tooMany': 'ההודעה לא נשלחה: נשלחו מכאן יותר מדי הודעות. אפשר לנסות שוב בעוד שעה.',
  'contact.failed': 'ההודעה לא נשלחה. אפשר לנסות שוב מאוחר יותר.',
} satisfies Record<keyof typeof english, string>;
