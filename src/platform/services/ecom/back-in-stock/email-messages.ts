/** `{…}` is filled in. */
export interface BackInStockMessages {
  subject: string;
  heading: string;
  intro: string;
  see: string;
  once: string;
}

export const en: BackInStockMessages = {
  subject: '{name} is back in stock',
  heading: '{name} is back',
  intro: 'You asked us to tell you when it is there again. It is, as long as there are pieces left.',
  see: 'Put it in the cart',
  once: 'You get this mail once, because this address was left at the shop. Nothing else follows from it.',
};

export const he: BackInStockMessages = {
  subject: '{name} חזר למלאי',
  heading: '{name} שוב כאן',
  intro: 'ביקשתם שנעדכן כשהמוצר יחזור למלאי. הוא כאן, כל עוד נשארו יחידות.',
  see: 'הוספה לסל',
  once: 'ההודעה הזאת נשלחת פעם אחת בלבד, משום שהכתובת הזאת הושארה בחנות. לא יישלחו הודעות נוספות בעקבותיה.',
};
