import type english from '../en/texts.ts';

export default {
  'texts.untranslated': 'הדף הזה עדיין לא תורגם. הנה הוא באנגלית.',
  'texts.updated': 'עודכן לאחרונה ב־%{day}',
} satisfies Record<keyof typeof english, string>;
