import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

/** The documents of an order: its invoice, and what was credited. */
addMessages('orders', {
  invoice: {
    title: 'Invoices and receipts',
    INVOICE: 'Invoice %{number}',
    CREDIT_NOTE: 'Credit note %{number}',
    RECEIPT: 'Receipt %{number}',
    open: '%{name}, PDF',
    none: 'None yet.',
    sendAgain: 'Send %{name} again',
    sent: '%{name} was sent to %{to}',
    notSent: 'Couldn’t send it',
    notMade: 'Couldn’t create the invoice',
    make: 'Create invoice',
    confirmTitle: 'Create the invoice of order #%{number}?',
    confirmText: 'It takes your next invoice number and can’t be deleted afterwards.',
    confirm: 'Create invoice',
    failed: 'Couldn’t load the invoices.',
  },
});

addEmailPromises('orders', ['invoice.sent']);
