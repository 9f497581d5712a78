/** `{…}` is filled in. */
export interface GiftCardMessages {
  subject: string;
  subjectFrom: string;
  heading: string;
  hello: string;
  helloNamed: string;
  from: string;
  plain: string;
  code: string;
  until: string;
  forever: string;
  shop: string;
  balance: string;
  balanceLabel: string;
  balanceDetail: string;
  keep: string;
}

export const en: GiftCardMessages = {
  subject: 'a gift card for you',
  subjectFrom: 'a gift card from {from}',
  heading: 'A gift card of {amount}',
  hello: 'Hello,',
  helloNamed: 'Hello {name},',
  from: '{from} gives you {amount} to spend at {shop}.',
  plain: 'Here are {amount} to spend at {shop}.',
  code: 'Your code, for the field “discount code or gift card” at the checkout:',
  until: 'It can be spent in parts, until {date}.',
  forever: 'It can be spent in parts, and has no end.',
  shop: 'Choose something',
  balance: 'How much is left on it?',
  balanceLabel: 'Ask for the balance',
  balanceDetail: 'Have the code at hand.',
  keep: 'Keep this letter: whoever has the code can spend the card.',
};

export const he: GiftCardMessages = {
  subject: 'שובר מתנה בשבילכם',
  subjectFrom: 'שובר מתנה מאת {from}',
  heading: 'שובר מתנה על סך {amount}',
  hello: 'שלום,',
  helloNamed: 'שלום {name},',
  from: 'קיבלתם מ{from} שובר מתנה על סך {amount} לקנייה ב־{shop}.',
  plain: 'קיבלתם שובר מתנה על סך {amount} לקנייה ב־{shop}.',
  code: 'הקוד שלכם, לשדה "קוד הנחה או שובר מתנה" בקופה:',
  until: 'אפשר לנצל אותו בחלקים, עד {date}.',
  forever: 'אפשר לנצל אותו בחלקים, ללא הגבלת זמן.',
  shop: 'לבחירת מתנה',
  balance: 'כמה נשאר בשובר?',
  balanceLabel: 'לבדיקת היתרה',
  balanceDetail: 'יש להכין את הקוד.',
  keep: 'שמרו את ההודעה: מי שמחזיק בקוד יכול לנצל את השובר.',
};
