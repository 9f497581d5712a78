import { addMessages } from '#admin/i18n/messages.ts';

/** Taking held money, and letting go of it. */
addMessages('orders', {
  capture: {
    title: 'Capture from %{from}',
    remaining: {
      days: '%{days} d %{hours} h left to capture',
      hours: '%{hours} h %{minutes} min left to capture',
    },
    over: 'The authorization has expired',
    thenVoid: 'After that the authorization expires and %{who} would have to pay again.',
    thenCapture: 'Then the full amount is captured automatically.',
    authorized: 'Authorized',
    toCapture: 'To capture',
    released: 'To release',
    how: 'Amount',
    mode: { all: 'All', items: 'Selected items', other: 'Custom amount' },
    amount: 'Amount to capture',
    shipping: 'Delivery',
    rest: 'The remaining %{amount} is released to %{who}: a payment can be captured only once.',
    nothingLeft: 'Nothing is released.',
    nothingChosen: 'Enter an amount above 0, or void the payment',
    statusAfter: 'Status after the capture',
    payment: 'Payment',
    order: 'Order',
    state: { authorized: 'Authorized', captured: 'Captured', partly: 'Partly captured', voided: 'Voided' },
    confirm: 'Capture %{amount}',
    failed: 'Couldn’t capture the payment',
    done: '%{amount} captured for #%{number}',
    notDone: 'The payment wasn’t captured. See the payment for the reason.',
    void: 'Void %{amount}',
    voidHint: 'charges nothing and releases the full amount',
    voidTitle: 'Void the authorization of %{amount} on %{from}?',
    voidDetail:
      'Charges nothing and releases the full amount. %{who} would have to pay again. This can’t be undone.',
    voidFailed: 'Couldn’t void the payment',
    voidDone: '%{amount} voided for #%{number}',
    notVoided: 'The payment wasn’t voided. See the payment for the reason.',
  },
});
