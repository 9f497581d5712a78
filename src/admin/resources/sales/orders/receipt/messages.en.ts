import { addMessages } from '#admin/i18n/messages.ts';

/** What the buyer gets for a payment. */
addMessages('orders', {
  receipt: {
    make: 'Create receipt',
    makeOf: 'Create receipt: %{name}',
    confirmTitle: 'Create the receipt of %{name}?',
    confirmText: 'It takes your next receipt number and can’t be deleted afterwards.',
    created: 'The receipt was created',
    notMade: 'Couldn’t create the receipt',
    open: 'Receipt %{number}',
    openPdf: 'Receipt %{number}, PDF',
  },
});
