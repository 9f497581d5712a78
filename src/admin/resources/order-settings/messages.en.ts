import { addWords } from '../../i18n/words.ts';

addWords('order-settings', {
  list: { title: 'Orders and payments', failed: 'The settings of orders could not be read' },
  payment: { title: 'Taking money' },
  delay: {
    label: 'Only hold the money at the checkout',
    on: 'Cards are authorized. You capture when you send, one by one or many at once.',
    off: 'Cards are charged when the order is placed.',
  },
  expiry: {
    label: 'Capture before the bank lets go',
    on: 'What nobody captured in time is captured by itself, whole.',
    off: 'What nobody captured in time is released, and the buyer would have to pay again.',
  },
  giftCards: {
    label: 'Take gift cards',
    on: 'Buyers may pay with a gift card at the checkout.',
    off: 'The checkout takes no gift cards.',
  },
  invoicing: { title: 'Invoices', more: 'Numbers, seller and mail of invoices' },
  stock: { title: 'Stock' },
  downloads: {
    title: 'Digital files',
    note: 'For what is paid from now on.',
    hint: 'Of each line. A download that breaks off may be begun again within 15 minutes.',
    daysHint: 'From the payment on.',
  },
  returns: {
    title: 'Returns',
    note: 'Buyers ask on the page of their order.',
    hint: 'After it left. With 0 nothing is taken back.',
    wordsHint: 'Read once you have accepted a return: where it goes, and who pays the parcel.',
  },
  numbers: {
    title: 'Order numbers',
    hint: 'The highest so far is %{number}. Leave it empty to go on counting.',
    hintHighest: 'The highest so far is %{number}.',
    hintGap: 'The highest so far is %{number}. To skip none, enter %{following}.',
    hintFirst: 'There are no orders yet.',
    hintNone: 'There is no order yet. Leave it empty to begin as usual.',
  },
  field: {
    autoInvoice: 'An invoice by itself for',
    stock: 'Stock goes down when an order is',
    nextNumber: 'The next order takes the number',
    downloads: 'Downloads of a file',
    downloadDays: 'Days to download it',
    returnDays: 'Days to send back',
    returnWords: 'Where returns go',
    delayCapture: 'Held money',
    captureBeforeExpiry: 'Capture before expiry',
    giftCards: 'Gift cards',
  },
  part: {
    autoInvoice: 'Invoices',
    stock: 'Stock',
    nextNumber: 'Next number',
    downloads: 'Downloads',
    downloadDays: 'Days to download',
    returnDays: 'Days to send back',
    returnWords: 'Where returns go',
    delayCapture: 'Held money',
    captureBeforeExpiry: 'Capture before expiry',
    giftCards: 'Gift cards',
  },
  option: {
    autoInvoice: { none: 'No order', online: 'Orders paid online', all: 'Every paid order' },
    stock: { ON_ORDER_PLACED: 'Placed', ON_ORDER_PAID: 'Paid' },
  },
  meaning: {
    autoInvoice: {
      none: 'Invoices are made by hand, one by one or many at once.',
      online: 'Soon after the payment came. Orders paid by transfer or in cash get theirs by hand.',
      all: 'Soon after it is paid, in whatever way.',
    },
    stock: {
      ON_ORDER_PLACED: 'Nobody else can buy what an order that waits for its money has taken.',
      ON_ORDER_PAID: 'What is ordered but not paid can still be bought by others.',
    },
  },
  problem: {
    within: 'A whole number from %{min} to %{max}.',
    number: 'A whole number from 1 to 999,999,999.',
    long: 'At most %{max} characters.',
    taken: 'It must be above %{number}: numbers never come twice.',
  },
});
