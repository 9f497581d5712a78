import { addMessages } from '#admin/i18n/messages.ts';

addMessages('order-settings', {
  list: { title: 'Orders and payments', failed: 'Couldn’t load the order settings' },
  payment: { title: 'Payment capture' },
  delay: {
    label: 'Authorize cards at checkout, capture later',
    on: 'Cards are authorized. You capture payments individually or in bulk.',
    off: 'Cards are charged when the order is placed.',
  },
  expiry: {
    label: 'Capture before the authorization expires',
    on: 'Authorizations are captured in full automatically before they expire.',
    off: 'Authorizations that aren’t captured in time expire, and the customer would have to pay again.',
  },
  giftCards: {
    label: 'Accept gift cards',
    on: 'Customers can pay with a gift card at checkout.',
    off: 'Gift cards aren’t accepted at checkout.',
  },
  invoicing: { title: 'Invoices', more: 'Invoice numbers, seller and email' },
  stock: { title: 'Stock' },
  downloads: {
    title: 'Digital files',
    note: 'Applies to future payments.',
    hint: 'Per item. An interrupted download can be restarted within 15 minutes.',
    daysHint: 'From the payment date.',
  },
  returns: {
    title: 'Returns',
    note: 'Customers request returns on their order page.',
    hint: 'After fulfillment. Enter 0 to not accept returns.',
    instructionsHint: 'Sent when you approve a return: the return address and who pays for shipping.',
  },
  numbers: {
    title: 'Order numbers',
    hint: 'The highest number so far is %{number}. Leave empty to continue.',
    hintHighest: 'The highest number so far is %{number}.',
    hintGap: 'The highest number so far is %{number}. Enter %{following} to continue without a gap.',
    hintFirst: 'There are no orders yet.',
    hintNone: 'There are no orders yet. Leave empty to start as usual.',
  },
  field: {
    autoInvoice: 'Create invoices automatically for',
    stock: 'Reduce stock when an order is',
    nextNumber: 'Next order number',
    downloads: 'Downloads per file',
    downloadDays: 'Days to download',
    returnDays: 'Return period (days)',
    returnInstructions: 'Return instructions',
    delayCapture: 'Authorization',
    captureBeforeExpiry: 'Capture before expiry',
    giftCards: 'Gift cards',
  },
  input: {
    autoInvoice: 'Invoices',
    stock: 'Stock',
    nextNumber: 'Next number',
    downloads: 'Downloads',
    downloadDays: 'Days to download',
    returnDays: 'Return period (days)',
    returnInstructions: 'Return instructions',
    delayCapture: 'Authorization',
    captureBeforeExpiry: 'Capture before expiry',
    giftCards: 'Gift cards',
  },
  option: {
    autoInvoice: { none: 'No orders', online: 'Orders paid online', all: 'Every paid order' },
    stock: { ON_ORDER_PLACED: 'Placed', ON_ORDER_PAID: 'Paid' },
  },
  meaning: {
    autoInvoice: {
      none: 'You create invoices individually or in bulk.',
      online: 'Shortly after the payment. Create invoices for transfers and cash payments manually.',
      all: 'Shortly after the payment, for all payment methods.',
    },
    stock: {
      ON_ORDER_PLACED: 'Items of unpaid orders are reserved.',
      ON_ORDER_PAID: 'Items of unpaid orders can still be bought by others.',
    },
  },
  problem: {
    within: 'Enter a whole number from %{min} to %{max}.',
    number: 'Enter a whole number from 1 to 999,999,999.',
    long: 'Up to %{max} characters.',
    numberInUse: 'Must be above %{number}: order numbers are unique.',
  },
});
