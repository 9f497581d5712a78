import { addEmailPromises } from '../../../i18n/email-promises.ts';
import { addWords } from '../../../i18n/words.ts';

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
    notMade: 'The invoice could not be made',
    make: 'Make the invoice',
    making: 'Making the invoice…',
    failed: 'The invoices could not be read.',
  },
});

addEmailPromises('orders', ['invoice.sent']);
