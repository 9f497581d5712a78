import { addEmailPromises } from '../../i18n/email-promises.ts';
import { addWords } from '../../i18n/words.ts';

addWords('invoices', {
  list: { title: 'Invoices', failed: 'The settings of invoices could not be read' },
  numbers: {
    title: 'Numbers',
    told: 'Each takes the next number when it is made, without a gap. A number that was given never comes again.',
  },
  seller: { title: 'What stands on them' },
  send: {
    label: 'Send each to its buyer',
    on: 'A mail with a link to the PDF, that only the buyer gets.',
    off: 'Nobody is sent one. Members find theirs in their account.',
  },
  field: {
    prefix: 'Before the number',
    nextNumber: 'Next invoice',
    creditPrefix: 'Before the number of a credit note',
    nextCreditNumber: 'Next credit note',
    receiptPrefix: 'Before the number of a receipt',
    nextReceiptNumber: 'Next receipt',
    seller: 'Seller',
    address: 'Address',
    taxId: 'Tax number',
    footer: 'At the foot',
    send: 'Sent by mail',
  },
  changeAddress: 'Change the address in Business info',
  part: {
    prefix: 'Prefix',
    nextNumber: 'Next invoice',
    creditPrefix: 'Prefix of credit notes',
    nextCreditNumber: 'Next credit note',
    receiptPrefix: 'Prefix of receipts',
    nextReceiptNumber: 'Next receipt',
    seller: 'Seller',
    taxId: 'Tax number',
    footer: 'Foot',
    send: 'Mail',
  },
  hint: {
    prefix: 'Such as 2026-. May stay empty.',
    seller: 'The name of the shop where this is empty. The same as under Business info.',
    footer: 'Such as your bank, or a word of thanks.',
  },
  problem: {
    number: 'A whole number from 1 to 999,999,999.',
    samePrefix: 'It must differ from the one of invoices.',
  },
});

addEmailPromises('invoices', ['send.on']);
