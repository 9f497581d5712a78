import { addWords } from '../../../i18n/words.ts';

/** What the buyer gets for a payment. */
addWords('orders', {
  receipt: {
    make: 'Create receipt',
    makeOf: 'Create receipt: %{name}',
    making: 'Creating receipt…',
    made: 'The receipt was created',
    notMade: 'The receipt could not be created',
    open: 'Receipt %{number}',
    openPdf: 'Receipt %{number}, PDF',
  },
});
