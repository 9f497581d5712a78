/** What the mails about an order say; `{…}` is filled in. */
export interface OrderMailWords {
  hello: string;
  helloNamed: string;
  quantity: string;
  subtotal: string;
  discount: string;
  shipping: string;
  fees: string;
  tax: string;
  taxIncluded: string;
  total: string;
  giftCard: string;
  paid: string;
  toPay: string;
  delivery: string;
  seeOrder: string;
  tryAgain: string;
  confirmation: Words;
  received: Words;
  declined: Words;
  canceled: Words;
  refunded: Words;
}

interface Words {
  subject: string;
  heading: string;
  intro: string;
}

export const en: OrderMailWords = {
  hello: 'Hello,',
  helloNamed: 'Hello {firstName},',
  quantity: '{quantity} × {price}',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Delivery',
  fees: 'Extras',
  tax: 'VAT',
  taxIncluded: 'VAT included',
  total: 'Total',
  giftCard: 'Gift card',
  paid: 'Paid',
  toPay: 'To pay',
  delivery: 'Delivered to',
  seeOrder: 'See your order',
  tryAgain: 'Go back to the checkout',
  confirmation: {
    subject: 'order {number}',
    heading: 'Thank you for your order',
    intro: 'We have your order {number} and start on it now.',
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
  refunded: {
    subject: 'refund for order {number}',
    heading: 'Your money is on its way back',
    intro: 'We refunded {amount} of your order {number}.',
  },
};

export const he: OrderMailWords = {
  hello: 'שלום,',
  helloNamed: 'שלום {firstName},',
  quantity: '{quantity} × {price}',
  subtotal: 'סכום ביניים',
  discount: 'הנחה',
  shipping: 'משלוח',
  fees: 'תוספות',
  tax: 'מע״מ',
  taxIncluded: 'כולל מע״מ',
  total: 'סך הכול',
  giftCard: 'שובר מתנה',
  paid: 'שולם',
  toPay: 'לתשלום',
  delivery: 'כתובת למשלוח',
  seeOrder: 'לצפייה בהזמנה',
  tryAgain: 'חזרה לקופה',
  confirmation: {
    subject: 'הזמנה {number}',
    heading: 'תודה על ההזמנה',
    intro: 'קיבלנו את הזמנה {number} ומתחילים לטפל בה.',
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
  refunded: {
    subject: 'החזר כספי עבור הזמנה {number}',
    heading: 'הכסף בדרך חזרה',
    intro: 'החזרנו {amount} עבור הזמנה {number}.',
  },
};
