import { addWords } from '#admin/i18n/words.ts';

/** What the buyer gets for a payment. */
addWords('orders', {
  receipt: {
    make: 'Create receipt',
    makeOf: 'Create receipt: %{name}',
    confirmTitle: 'Create the receipt of %{name}?',
    confirmText: 'It takes the next number of your receipts, and cannot be deleted afterwards.',
    made: 'The receipt was created',
    notMade: 'The receipt could not be created',
    open: 'Receipt %{number}',
    openPdf: 'Receipt %{number}, PDF',
  },
});
