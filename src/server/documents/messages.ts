import { mailLanguage } from '../../shared/mail-language.ts';
import type { InvoiceKind, InvoiceTotal } from '../../shared/invoices.ts';
import type { Relief } from '../../shared/tax-answer.ts';

/** What is printed around the names and numbers; `{…}` is filled in. */
export interface DocumentMessages {
  document: Record<InvoiceKind, string>;
  order: string;
  creditOf: string;
  issued: string;
  seller: string;
  buyer: string;
  taxId: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  refund: string;
  payment: string;
  /** Payment methods that have no name of their own. */
  methods: Readonly<Record<string, string>>;
  totals: Record<InvoiceTotal['kind'], string>;
  rated: Record<'tax' | 'taxIncluded', string>;
  /** Why less tax is charged than usual, or none. */
  taxReasons: Record<Relief, string>;
  credited: string;
  received: string;
  page: string;
  slip: string;
  slipOf: string;
  deliveredTo: string;
  delivery: string;
  items: string;
  total: string;
  note: string;
  pickList: string;
  pickListOf: string;
  sku: string;
  location: string;
  orders: string;
  /** Over what lies nobody knows where. */
  noLocation: string;
}

const en: DocumentMessages = {
  document: { INVOICE: 'Invoice {number}', CREDIT_NOTE: 'Credit note {number}', RECEIPT: 'Receipt {number}' },
  order: 'Order {number} of {date}',
  creditOf: 'For invoice {invoice}, order {number} of {date}',
  issued: 'Issued {date}',
  seller: 'From',
  buyer: 'To',
  taxId: 'Tax number {id}',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  refund: 'Refund',
  payment: 'Payment of {date}',
  methods: {
    CASH: 'Cash',
    BANK_TRANSFER: 'Bank transfer',
    CHECK: 'Check',
    CARD: 'Card',
    CREDITCARD: 'Card',
    OFFLINE: 'Paid outside the shop',
    INPERSON: 'In person',
  },
  totals: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    fee: 'Extras',
    tax: 'VAT',
    total: 'Total',
    giftCard: 'Paid by gift card',
    paid: 'Paid',
    due: 'To pay',
    taxIncluded: 'VAT included',
  },
  rated: { tax: 'VAT {rate} on {net}', taxIncluded: 'VAT {rate} included, on {net}' },
  taxReasons: {
    REVERSE_CHARGE:
      'Reverse charge: the recipient accounts for the VAT. Supply within the Union, Article 138 of Directive 2006/112/EC.',
    EXEMPT_GROUP: 'Exempt from VAT in full or in part: the buyer has shown an exemption.',
    EXPORT: 'No VAT is charged: the goods are exported.',
  },
  credited: 'Credited',
  received: 'Received',
  page: 'Page {page} of {pages}',
  slip: 'Packing slip',
  slipOf: 'Order {number} of {date}',
  deliveredTo: 'Deliver to',
  delivery: 'Delivery',
  items: 'Items',
  total: 'Total',
  note: 'Note of the buyer',
  pickList: 'Pick list',
  pickListOf: '{count} items of {orders} orders',
  sku: 'SKU',
  location: 'Place',
  orders: 'Orders',
  noLocation: 'Place unknown',
};

const he: DocumentMessages = {
  document: { INVOICE: 'חשבונית {number}', CREDIT_NOTE: 'חשבונית זיכוי {number}', RECEIPT: 'קבלה {number}' },
  order: 'הזמנה {number} מתאריך {date}',
  creditOf: 'עבור חשבונית {invoice}, הזמנה {number} מתאריך {date}',
  issued: 'הופקה בתאריך {date}',
  seller: 'מאת',
  buyer: 'לכבוד',
  taxId: 'מספר עוסק {id}',
  item: 'פריט',
  quantity: 'כמות',
  price: 'מחיר',
  amount: 'סכום',
  refund: 'החזר כספי',
  payment: 'תשלום מתאריך {date}',
  methods: {
    CASH: 'מזומן',
    BANK_TRANSFER: 'העברה בנקאית',
    CHECK: 'המחאה',
    CARD: 'כרטיס אשראי',
    CREDITCARD: 'כרטיס אשראי',
    OFFLINE: 'שולם מחוץ לחנות',
    INPERSON: 'תשלום פנים אל פנים',
  },
  totals: {
    subtotal: 'סכום ביניים',
    discount: 'הנחה',
    shipping: 'משלוח',
    fee: 'תוספות',
    tax: 'מע״מ',
    total: 'סך הכול',
    giftCard: 'שולם בשובר מתנה',
    paid: 'שולם',
    due: 'לתשלום',
    taxIncluded: 'כולל מע״מ',
  },
  rated: { tax: 'מע״מ {rate} על {net}', taxIncluded: 'כולל מע״מ {rate} על {net}' },
  taxReasons: {
    REVERSE_CHARGE:
      'חיוב הפוך (Reverse charge): מקבל הסחורה מדווח על המע״מ ומשלם אותו. אספקה בתוך האיחוד האירופי, סעיף 138 לדירקטיבה 2006/112/EC.',
    EXEMPT_GROUP: 'פטור ממע״מ, במלואו או בחלקו: הקונה הציג אישור פטור.',
    EXPORT: 'לא נגבה מע״מ: הסחורה מיוצאת.',
  },
  credited: 'זוכה',
  received: 'התקבל',
  page: 'עמוד {page} מתוך {pages}',
  slip: 'תעודת משלוח',
  slipOf: 'הזמנה {number} מתאריך {date}',
  deliveredTo: 'כתובת למשלוח',
  delivery: 'משלוח',
  items: 'פריטים',
  total: 'סך הכול',
  note: 'הערת הקונה',
  pickList: 'רשימת ליקוט',
  pickListOf: '{count} פריטים מתוך {orders} הזמנות',
  sku: 'מק״ט',
  location: 'מיקום',
  orders: 'הזמנות',
  noLocation: 'מיקום לא ידוע',
};

/** How a document for this reader is written. */
export const documentLocaleFor = (locale: string): { messages: DocumentMessages; rtl: boolean } =>
  mailLanguage(locale, locale) === 'he' ? { messages: he, rtl: true } : { messages: en, rtl: false };
