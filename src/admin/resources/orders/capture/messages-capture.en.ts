import { addWords } from '#admin/i18n/words.ts';

/** Taking held money, and letting go of it. */
addWords('orders', {
  capture: {
    title: 'Capture from %{from}',
    left: {
      days: '%{days} d %{hours} h left to capture',
      hours: '%{hours} h %{minutes} min left to capture',
    },
    over: 'The time to capture is over',
    thenVoid: 'After that the bank frees the money and %{who} would have to pay again.',
    thenCapture: 'Then all of it is captured by itself.',
    authorized: 'Authorized',
    taken: 'To capture',
    released: 'To release',
    how: 'How much',
    mode: { all: 'All', items: 'Chosen items', other: 'Other' },
    amount: 'Amount to capture',
    shipping: 'Delivery',
    rest: 'The other %{amount} goes back to %{who} at once: a payment is captured once.',
    nothingLeft: 'Nothing is released.',
    nothingChosen: 'Enter an amount above 0, or void the payment',
    becomes: 'Status after the capture',
    payment: 'Payment',
    order: 'Order',
    state: { authorized: 'Authorized', captured: 'Captured', partly: 'Partly captured', voided: 'Voided' },
    confirm: 'Capture %{amount}',
    failed: 'Nothing was captured',
    done: '%{amount} captured for #%{number}',
    notDone: 'The payment is not captured: see its payment for why',
    void: 'Void %{amount}',
    voidHint: 'takes nothing and frees all of it',
    voidTitle: 'Void the %{amount} of %{from}?',
    voidDetail:
      'Takes nothing and frees all of it. %{who} would have to pay again. This cannot be taken back.',
    voidFailed: 'Nothing was released',
    voidDone: '%{amount} released for #%{number}',
    notVoided: 'The payment is not released: see its payment for why',
  },
});
