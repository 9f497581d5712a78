/** What the mails about an order say; `{…}` is filled in. */
export interface OrderEmailMessages {
  hello: string;
  helloNamed: string;
  quantity: string;
  subtotal: string;
  discount: string;
  shipping: string;
  /** Delivery that costs nothing. */
  free: string;
  fees: string;
  tip: string;
  tax: string;
  taxIncluded: string;
  relief: Record<'REVERSE_CHARGE' | 'EXEMPT_GROUP', string>;
  total: string;
  giftCard: string;
  paid: string;
  toPay: string;
  delivery: string;
  collect: string;
  broughtAt: string;
  seeOrder: string;
  tryAgain: string;
  openDocument: string;
  payNow: string;
  /** In place of the account, where the shop has none to tell. */
  howToPay: string;
  transfer: Record<'holder' | 'account' | 'bic' | 'bank' | 'reference' | 'amount' | 'until', string>;
  confirmation: EmailTexts;
  /** Of an order of nothing but gift cards. */
  cards: EmailTexts;
  awaited: EmailTexts;
  byHand: EmailTexts;
  /** To people of the store. */
  staffOrder: EmailTexts;
  openOrder: string;
  requested: EmailTexts;
  changed: EmailTexts;
  received: EmailTexts;
  declined: EmailTexts;
  canceled: EmailTexts;
  refunded: EmailTexts;
  invoice: EmailTexts;
  creditNote: EmailTexts;
  receipt: EmailTexts;
  shipped: EmailTexts;
  files: EmailTexts;
  /** `{fileName}`, `{size}` */
  download: string;
  /** `{count}` times, until `{date}` */
  downloadUntil: string;
  message: EmailTexts;
  follow: string;
  trackingNumber: string;
}

interface EmailTexts {
  subject: string;
  heading: string;
  intro: string;
}

export const en: OrderEmailMessages = {
  hello: 'Hello,',
  helloNamed: 'Hello {firstName},',
  quantity: '{quantity} × {price}',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  free: 'Free',
  fees: 'Extras',
  tip: 'Tip',
  tax: 'VAT',
  taxIncluded: 'VAT included',
  relief: {
    REVERSE_CHARGE: 'No VAT is charged: reverse charge. Your company accounts for it in its own country.',
    EXEMPT_GROUP: 'Less VAT is charged, or none: you are exempt.',
  },
  total: 'Total',
  giftCard: 'Gift card',
  paid: 'Paid',
  toPay: 'To pay',
  delivery: 'Delivered to',
  collect: 'Collect it at',
  broughtAt: 'On {day}, {from} to {to}',
  seeOrder: 'See your order',
  tryAgain: 'Go back to the checkout',
  openDocument: 'Open the PDF',
  payNow: 'Pay now',
  howToPay: 'How to pay it we tell you in a mail of its own.',
  transfer: {
    holder: 'Account holder',
    account: 'Account (IBAN)',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Reference',
    amount: 'Amount',
    until:
      'Please write the reference on the transfer, so that we find it. We keep the order for you until {date}.',
  },
  confirmation: {
    subject: 'order {number}',
    heading: 'Thank you for your order',
    intro: 'We have your order {number} and start on it now.',
  },
  cards: {
    subject: 'order {number}',
    heading: 'Thank you for your order',
    intro: 'We have your order {number}. Each gift card is sent by email, on its day.',
  },
  awaited: {
    subject: 'order {number}, to be paid by transfer',
    heading: 'Your order waits for your transfer',
    intro: 'We have your order {number}. We start on it as soon as your transfer of {amount} is in.',
  },
  staffOrder: {
    subject: 'new order {number}, {amount}',
    heading: 'New order {number}',
    intro: '{buyer} placed an order of {amount}.',
  },
  openOrder: 'Open the order',
  byHand: {
    subject: 'order {number}',
    heading: 'Thank you for your order',
    intro: 'We have your order {number}. To be paid: {amount}, {title}.',
  },
  requested: {
    subject: 'a payment for order {number}',
    heading: 'A payment is due',
    intro: 'We ask you to pay {amount} for your order {number}. The button leads to a safe page for it.',
  },
  changed: {
    subject: 'order {number} was changed',
    heading: 'Your order was changed',
    intro: 'We changed your order {number}. This is what it holds now.',
  },
  received: {
    subject: 'payment for order {number}',
    heading: 'Your payment arrived',
    intro: 'We received {amount} for your order {number}. Thank you.',
  },
  declined: {
    subject: 'payment for order {number} failed',
    heading: 'Your payment did not go through',
    intro:
      'The payment of {amount} for your order {number} was declined, and nothing was charged. We no longer keep the items for you, but you can try again with another card.',
  },
  canceled: {
    subject: 'order {number} was canceled',
    heading: 'Your order was canceled',
    intro: 'Your order {number} was canceled.',
  },
  message: { subject: '{title}', heading: '{title}', intro: '' },
  refunded: {
    subject: 'refund for order {number}',
    heading: 'Your money is on its way back',
    intro: 'We are sending {amount} back to you for your order {number}.',
  },
  invoice: {
    subject: 'invoice {document} for order {number}',
    heading: 'Your invoice',
    intro: 'Here is invoice {document} over {amount} for your order {number}.',
  },
  creditNote: {
    subject: 'credit note {document} for order {number}',
    heading: 'Your credit note',
    intro: 'Here is credit note {document} over {amount} for what we refunded of your order {number}.',
  },
  receipt: {
    subject: 'receipt {document} for order {number}',
    heading: 'Your receipt',
    intro: 'Here is receipt {document} over {amount} that you paid for your order {number}.',
  },
  shipped: {
    subject: 'order {number} is on its way',
    heading: 'Your parcel is on its way',
    intro: 'This part of your order {number} has left us.',
  },
  files: {
    subject: 'files of order {number}',
    heading: 'Your files are ready',
    intro: 'Your order {number} is paid. Here is what you can download.',
  },
  download: 'Download {fileName} ({size})',
  downloadUntil: '{count} times, until {date}.',
  follow: 'Follow the parcel',
  trackingNumber: 'Its number is {trackingNumber}.',
};

export const he: OrderEmailMessages = {
  hello: 'שלום,',
  helloNamed: 'שלום {firstName},',
  quantity: '{quantity} × {price}',
  subtotal: 'סכום ביניים',
  discount: 'הנחה',
  shipping: 'משלוח',
  free: 'חינם',
  fees: 'תוספות',
  tip: 'טיפ',
  tax: 'מע״מ',
  taxIncluded: 'כולל מע״מ',
  relief: {
    REVERSE_CHARGE: 'לא נגבה מע״מ: חיוב הפוך. החברה שלכם מדווחת עליו במדינתה.',
    EXEMPT_GROUP: 'המע״מ מופחת או לא נגבה: יש לכם פטור.',
  },
  total: 'סך הכול',
  giftCard: 'שובר מתנה',
  paid: 'שולם',
  toPay: 'לתשלום',
  delivery: 'כתובת למשלוח',
  collect: 'איסוף מ',
  broughtAt: 'ביום {day}, {from} עד {to}',
  seeOrder: 'לצפייה בהזמנה',
  tryAgain: 'חזרה לקופה',
  openDocument: 'לפתיחת ה־PDF',
  payNow: 'לתשלום',
  howToPay: 'איך לשלם נכתוב לך בדוא״ל נפרד.',
  transfer: {
    holder: 'בעל החשבון',
    account: 'חשבון (IBAN)',
    bic: 'BIC',
    bank: 'בנק',
    reference: 'אסמכתה',
    amount: 'סכום',
    until: 'כדאי לציין את האסמכתה בהעברה, כדי שנמצא אותה. ההזמנה נשמרת עד {date}.',
  },
  confirmation: {
    subject: 'הזמנה {number}',
    heading: 'תודה על ההזמנה',
    intro: 'קיבלנו את הזמנה {number} ומתחילים לטפל בה.',
  },
  cards: {
    subject: 'הזמנה {number}',
    heading: 'תודה על ההזמנה',
    intro: 'קיבלנו את הזמנה {number}. כל שובר מתנה יישלח בדוא״ל ביום שלו.',
  },
  awaited: {
    subject: 'הזמנה {number}, לתשלום בהעברה',
    heading: 'ההזמנה ממתינה להעברה שלך',
    intro: 'קיבלנו את הזמנה {number}. נתחיל לטפל בה ברגע שההעברה בסך {amount} תתקבל.',
  },
  staffOrder: {
    subject: 'הזמנה חדשה {number}, {amount}',
    heading: 'הזמנה חדשה {number}',
    intro: 'התקבלה הזמנה על סך {amount}: {buyer}.',
  },
  openOrder: 'להזמנה',
  byHand: {
    subject: 'הזמנה {number}',
    heading: 'תודה על ההזמנה',
    intro: 'קיבלנו את הזמנה {number}. לתשלום: {amount}, {title}.',
  },
  requested: {
    subject: 'תשלום עבור הזמנה {number}',
    heading: 'מחכה תשלום',
    intro: 'אנו מבקשים תשלום בסך {amount} עבור הזמנה {number}. הכפתור מוביל לדף מאובטח.',
  },
  changed: {
    subject: 'הזמנה {number} עודכנה',
    heading: 'ההזמנה שלך עודכנה',
    intro: 'עדכנו את הזמנה {number}. כך היא עכשיו.',
  },
  received: {
    subject: 'תשלום עבור הזמנה {number}',
    heading: 'התשלום התקבל',
    intro: 'קיבלנו {amount} עבור הזמנה {number}. תודה.',
  },
  declined: {
    subject: 'התשלום עבור הזמנה {number} נכשל',
    heading: 'התשלום לא עבר',
    intro:
      'התשלום בסך {amount} עבור הזמנה {number} נדחה, ולא חויב דבר. הפריטים כבר לא שמורים, אבל אפשר לנסות שוב עם כרטיס אחר.',
  },
  canceled: {
    subject: 'הזמנה {number} בוטלה',
    heading: 'ההזמנה בוטלה',
    intro: 'הזמנה {number} בוטלה.',
  },
  message: { subject: '{title}', heading: '{title}', intro: '' },
  refunded: {
    subject: 'החזר כספי עבור הזמנה {number}',
    heading: 'הכסף בדרך חזרה',
    intro: 'אנחנו מחזירים לך {amount} עבור הזמנה {number}.',
  },
  invoice: {
    subject: 'חשבונית {document} עבור הזמנה {number}',
    heading: 'החשבונית שלך',
    intro: 'מצורפת חשבונית {document} על סך {amount} עבור הזמנה {number}.',
  },
  creditNote: {
    subject: 'חשבונית זיכוי {document} עבור הזמנה {number}',
    heading: 'חשבונית הזיכוי שלך',
    intro: 'מצורפת חשבונית זיכוי {document} על סך {amount} עבור ההחזר על הזמנה {number}.',
  },
  receipt: {
    subject: 'קבלה {document} עבור הזמנה {number}',
    heading: 'הקבלה שלך',
    intro: 'מצורפת קבלה {document} על סך {amount} ששולם עבור הזמנה {number}.',
  },
  shipped: {
    subject: 'הזמנה {number} בדרך',
    heading: 'החבילה בדרך אליך',
    intro: 'החלק הזה של הזמנה {number} יצא מאיתנו.',
  },
  files: {
    subject: 'הקבצים של הזמנה {number}',
    heading: 'הקבצים שלך מוכנים',
    intro: 'הזמנה {number} שולמה. זה מה שאפשר להוריד.',
  },
  download: 'הורדת {fileName} ({size})',
  downloadUntil: '{count} פעמים, עד {date}.',
  follow: 'מעקב אחר החבילה',
  trackingNumber: 'מספר המעקב: {trackingNumber}.',
};
