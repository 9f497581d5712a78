/** What the buyer gets for a payment. */
export const orderReceiptMessages = {
  receipt: {
    make: 'Create receipt',
    makeOf: 'Create receipt: %{name}',
    making: 'Creating receipt…',
    made: 'The receipt was created',
    notMade: 'The receipt could not be created',
    open: 'Receipt %{number}',
    openPdf: 'Receipt %{number}, PDF',
  },
};
