import type english from '../en/transfer.ts';

export default {
  'transfer.title': 'לאן להעביר',
  'transfer.amount': 'סכום',
  'transfer.holder': 'בעל החשבון',
  'transfer.account': 'חשבון (IBAN)',
  'transfer.bic': 'BIC',
  'transfer.bank': 'בנק',
  'transfer.reference': 'אסמכתה',
  'transfer.until': 'לשלם עד',
  'transfer.note': 'כדאי לציין את האסמכתה בהעברה, כדי שנמצא אותה.',
  'transfer.failed': 'פרטי התשלום לא נטענו. אפשר לטעון את הדף שוב או לפנות לחנות.',
  'transfer.elsewhere': 'פרטי החשבון להעברה נמצאים בדוא״ל ששלחנו.',
} satisfies Record<keyof typeof english, string>;
