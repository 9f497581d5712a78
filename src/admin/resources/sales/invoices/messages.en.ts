import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

addMessages('invoices', {
  list: { title: 'Invoices', failed: 'Couldn’t load the invoice settings' },
  numbers: {
    title: 'Numbers',
    explanation: 'Numbers are assigned without gaps and are never reused.',
  },
  seller: { title: 'Details on invoices' },
  send: {
    label: 'Email invoices to customers',
    on: 'The customer gets an email with a link to the PDF.',
    off: 'Invoices aren’t emailed. Members find them in their account.',
  },
  field: {
    prefix: 'Number prefix',
    nextNumber: 'Next invoice',
    creditPrefix: 'Credit note prefix',
    nextCreditNumber: 'Next credit note',
    receiptPrefix: 'Receipt prefix',
    nextReceiptNumber: 'Next receipt',
    seller: 'Seller',
    address: 'Address',
    taxId: 'Tax ID',
    footer: 'Footer',
    send: 'Email',
  },
  changeAddress: 'Change the address in Business info',
  input: {
    prefix: 'Prefix',
    nextNumber: 'Next invoice',
    creditPrefix: 'Credit note prefix',
    nextCreditNumber: 'Next credit note',
    receiptPrefix: 'Receipt prefix',
    nextReceiptNumber: 'Next receipt',
    seller: 'Seller',
    taxId: 'Tax ID',
    footer: 'Footer',
    send: 'Email',
  },
  hint: {
    prefix: 'Such as 2026-. Optional.',
    seller: 'Defaults to the store name. Same as in Business info.',
    footer: 'Such as your bank details or a thank-you note.',
  },
  problem: {
    number: 'Enter a whole number from 1 to 999,999,999.',
    samePrefix: 'Must differ from the invoice prefix.',
  },
});

addEmailPromises('invoices', ['send.on']);
