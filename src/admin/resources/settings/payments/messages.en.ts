import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

addMessages('payments', {
  list: { title: 'Payment methods', failed: 'Couldn’t load the payment methods' },
  cards: {
    title: 'Cards',
    failed: 'Couldn’t load the status of card payments',
    status: {
      STRIPE_LIVE: 'Cards are charged by Stripe.',
      STRIPE_TEST: 'Stripe is in test mode: only test cards are accepted, and no money moves.',
      TEST_GATEWAY: 'The test gateway is in use: only test cards are accepted, and no money moves.',
      NOBODY: 'Card payments aren’t configured. The checkout doesn’t offer them.',
    },
    next: {
      STRIPE_LIVE:
        'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set where the server is started. To use other keys, change both and start the server again.',
      STRIPE_TEST:
        'To charge cards, set STRIPE_SECRET_KEY to a live key and STRIPE_WEBHOOK_SECRET to the secret of a live endpoint where the server is started, then start it again. In Stripe, the endpoint is:',
      TEST_GATEWAY:
        'To charge cards, set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET where the server is started, leave PAYMENTS empty, then start it again. In Stripe, add this endpoint:',
      NOBODY:
        'To charge cards, set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET where the server is started, leave PAYMENTS empty, then start it again. In Stripe, add this endpoint:',
    },
    noticesUrl: 'Endpoint for Stripe',
  },
  transfer: {
    title: 'Bank transfer',
    offered: 'Offer bank transfer at the checkout',
    on: 'Customers place the order and transfer the money. Mark the order as paid when the transfer arrives.',
    off: 'Not offered. Existing orders awaiting a transfer keep the account they were given.',
    told: 'Customers see this on the thank-you page, in their order email and in their account, with the order number as the reference.',
  },
  field: {
    offered: 'Offered',
    holder: 'Account holder',
    account: 'IBAN or account number',
    bic: 'BIC',
    bank: 'Bank',
    days: 'Days to pay',
  },
  part: {
    offered: 'Bank transfer',
    holder: 'Account holder',
    account: 'Account',
    bic: 'BIC',
    bank: 'Bank',
    days: 'Days to pay',
  },
  hint: {
    bic: 'For international transfers. Optional.',
    bank: 'Optional.',
    days: 'Customers see the date until which the order is reserved.',
  },
  problem: {
    required: 'Required for bank transfer.',
    iban: 'This IBAN isn’t valid.',
    bic: 'A BIC has 8 or 11 letters and digits.',
    days: 'Enter a whole number from 1 to 90.',
  },
});

addEmailPromises('payments', ['transfer.told']);
