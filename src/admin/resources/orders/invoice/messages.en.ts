import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';

/** The documents of an order: its invoice, and what was credited. */
addWords('orders', {
  invoice: {
    title: 'Invoices and receipts',
    INVOICE: 'Invoice %{number}',
    CREDIT_NOTE: 'Credit note %{number}',
    RECEIPT: 'Receipt %{number}',
    open: '%{name}, PDF',
    none: 'None yet.',
    sendAgain: 'Send %{name} again',
    sent: '%{name} was sent to %{to}',
    notSent: 'It was not sent',
    notMade: 'Couldn’t create the invoice',
    make: 'Create invoice',
    confirmTitle: 'Create the invoice of order #%{number}?',
    confirmText: 'It takes the next number of your invoices, and cannot be deleted afterwards.',
    confirm: 'Create invoice',
    failed: 'The invoices could not be read.',
  },
});

addEmailPromises('orders', ['invoice.sent']);
