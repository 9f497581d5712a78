import { addMessages } from '#admin/i18n/messages.ts';

/** Charging what the buyer let be kept. */
addMessages('orders', {
  chargeCard: {
    title: 'Charge %{card}',
    consent: '%{who} agreed to save this card with the order. It is charged immediately.',
    how: 'Method',
    mode: { charge: 'Charge now', hold: 'Authorize now, capture later' },
    hint: {
      charge: 'The payment is captured immediately.',
      hold: 'The amount is authorized. Capture it before the authorization expires.',
    },
    confirm: { charge: 'Charge %{amount}', hold: 'Authorize %{amount}' },
    done: {
      charged: '%{amount} charged for #%{number}',
      authorized: '%{amount} authorized for #%{number}',
      pending: 'The bank hasn’t responded yet. The status is updated automatically.',
    },
    failed: 'Couldn’t charge the card',
    declined: 'The bank declined the card',
    reason: {
      authentication_required: 'The bank requires the customer to confirm. Send a payment request instead.',
      insufficient_funds: 'Insufficient funds.',
      expired_card: 'The card has expired.',
      other: 'Send a payment request, or try again later.',
    },
  },
});
