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
      NOBODY: 'Card payments aren’t set up. The checkout doesn’t offer them.',
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
    ruledByDemo: 'The demo store takes test cards. Start the server with DEMO=0 to connect Stripe.',
    secretKey: 'Secret key',
    webhookSecret: 'Signing secret of the endpoint',
    connect: 'Connect Stripe',
    change: 'Change keys',
    disconnect: 'Disconnect',
    disconnectTitle: 'Disconnect Stripe?',
    disconnectDetail:
      'The checkout stops offering cards. Payments made by Stripe can’t be captured or refunded here until you connect it again.',
    disconnectFailed: 'Couldn’t disconnect Stripe',
  },
  stripe: {
    title: 'Connect Stripe',
    endpoint:
      'In your Stripe dashboard, under Developers → Webhooks, add an endpoint with this URL and these events.',
    url: 'Endpoint URL',
    events: 'Events',
    secretKey: 'Secret key',
    secretKeyHint: 'sk_live_… charges cards, sk_test_… moves no money. A restricted key (rk_…) works, too.',
    secretKeyInvalid: 'Enter a key that begins with sk_ or rk_.',
    webhookSecret: 'Signing secret of the endpoint',
    webhookSecretHint: 'Stripe displays it on the page of the endpoint.',
    webhookSecretInvalid: 'Enter a secret that begins with whsec_.',
    save: 'Test and save',
    failed: 'Couldn’t save the keys',
    explanation:
      'The key is tested with a call to Stripe before it is saved. All owners get an email about the change.',
  },
  manual: {
    title: 'Other payment methods',
    note: 'Such as cash on delivery. Customers place the order, and you mark it as paid when you have the money.',
    loadFailed: 'Couldn’t load the payment methods',
    none: 'None yet.',
    offered: 'Offered at the checkout',
    notOffered: 'Not offered',
    addCash: 'Add cash on delivery',
    add: 'Add payment method',
    edit: 'Edit',
    editOne: 'Edit %{name}',
    remove: 'Remove',
    removeOne: 'Remove %{name}',
    removeTitle: 'Remove %{name}?',
    removeDetail: 'The checkout stops offering it. Orders placed with it keep their instructions.',
    newTitle: 'Add payment method',
    editTitle: 'Edit %{name}',
    offer: 'Offer at the checkout',
    name: { en: 'Name, English', he: 'Name, Hebrew', hint: 'As customers see it at the checkout.' },
    nameRequired: 'Enter a name.',
    instructions: {
      en: 'Instructions, English',
      he: 'Instructions, Hebrew',
      hint: 'Displayed at the checkout and after the order.',
    },
    save: 'Save',
    failed: 'Couldn’t save the payment method',
    explanation: 'The order email has the instructions, too. All owners get an email about the change.',
  },
  preview: {
    title: 'At the checkout',
    language: 'Language',
    languages: { en: 'English', he: 'Hebrew' },
    none: 'No payment method is offered. Customers can’t place orders that cost something.',
    card: { en: 'Card', he: 'כרטיס' },
    transfer: { en: 'Bank transfer', he: 'העברה בנקאית' },
    days: {
      en: 'The account details are displayed after the order. %{smart_count} day to pay. |||| The account details are displayed after the order. %{smart_count} days to pay.',
      he: 'פרטי החשבון מוצגים אחרי ההזמנה. יום אחד לתשלום. |||| פרטי החשבון מוצגים אחרי ההזמנה. %{smart_count} ימים לתשלום.',
    },
  },
  transfer: {
    title: 'Bank transfer',
    offered: 'Offer bank transfer at the checkout',
    on: 'Customers place the order and transfer the money. Mark the order as paid when the transfer arrives.',
    off: 'Not offered. Existing orders awaiting a transfer keep the account they were given.',
    explanation:
      'Customers see this on the thank-you page, in their order email and in their account, with the order number as the reference.',
  },
  field: {
    offered: 'Offered',
    holder: 'Account holder',
    account: 'IBAN or account number',
    bic: 'BIC',
    bank: 'Bank',
    days: 'Days to pay',
  },
  input: {
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

addEmailPromises('payments', ['transfer.explanation', 'stripe.explanation', 'manual.explanation']);
