interface ItemTexts {
  name: string;
  to: string;
  from: string;
  on: string;
  message: string;
  sender: (name: string) => string;
  quoted: (text: string) => string;
  /** Of its dates. */
  tag: string;
}

const en: ItemTexts = {
  name: 'Gift card',
  to: 'To',
  from: 'From',
  on: 'Goes out on',
  message: 'Words on it',
  sender: (name) => `from ${name}`,
  quoted: (text) => `“${text}”`,
  tag: 'en-GB',
};

const he: ItemTexts = {
  name: 'שובר מתנה',
  to: 'אל',
  from: 'מאת',
  on: 'תאריך המשלוח',
  message: 'ההקדשה',
  sender: (name) => `מאת ${name}`,
  quoted: (text) => `”${text}”`,
  tag: 'he',
};

/** What a card is called in a cart, in the language in which it was put there. */
export const giftCardText = (language: string | undefined): ItemTexts => (language === 'he' ? he : en);
