import { addWords } from '#admin/i18n/words.ts';

/** Charging what the buyer let be kept. */
addWords('orders', {
  chargeCard: {
    title: 'Charge %{card}',
    told: '%{who} let this card be kept with the order. The bank is asked at once.',
    how: 'How',
    mode: { charge: 'Charge it now', hold: 'Authorize it, capture later' },
    hint: {
      charge: 'The money is taken.',
      hold: 'The bank holds the money. Capture it before the hold ends.',
    },
    confirm: { charge: 'Charge %{amount}', hold: 'Authorize %{amount}' },
    done: {
      charged: '%{amount} charged for #%{number}',
      held: '%{amount} authorized for #%{number}',
      pending: 'The bank has not answered yet: it is asked again by itself',
    },
    failed: 'Nothing was charged',
    declined: 'The bank declined the card',
    reason: {
      authentication_required: 'It wants the buyer to confirm. Ask for the payment by link instead.',
      insufficient_funds: 'There is not enough money on it.',
      expired_card: 'The card has expired.',
      other: 'Ask for the payment by link, or try again later.',
    },
  },
});
