import { addMessages } from '#admin/i18n/messages.ts';

const template = (name: string, detail: string) => ({ name, detail });

const language = { en: 'English', he: 'Hebrew' };

const fields = Object.fromEntries(
  Object.entries(language).flatMap(([code, name]) => [
    [`${code}_subject`, `Subject, ${name}`],
    [`${code}_intro`, `First paragraph, ${name}`],
    [`${code}_closing`, `Last paragraph, ${name}`],
  ]),
);

addMessages('email-templates', {
  one: 'email text',
  list: { title: 'Email texts', failed: 'Couldn’t load the email texts' },
  show: { failed: 'Couldn’t load the email text' },
  group: { orders: 'Orders', returns: 'Returns', products: 'Products' },
  edited: 'Edited',
  language,
  field: fields,
  input: { texts: 'Texts' },
  hint: { closing: 'Displayed at the end. Leave empty for none.' },
  placeholders: 'Filled in when the email is sent: %{words}.',
  reset: 'Reset to default',
  resetIn: 'Reset to default, %{language}',
  preview: 'Preview, %{language}',
  previewFailed: 'Couldn’t load the preview',
  problem: {
    placeholder: '%{unknown} is not filled in. Use %{known}.',
    line: 'Enter one line.',
  },
  template: {
    confirmation: template('Order confirmation', 'Once an order is paid or accepted.'),
    cards: template('Order of gift cards', 'The confirmation of an order that has gift cards only.'),
    files: template('Download links', 'Once an order with digital files is paid.'),
    awaited: template('Bank transfer', 'An order that is paid by bank transfer, with your account.'),
    byHand: template('Other payment methods', 'An order with one of your own payment methods.'),
    requested: template('Payment request', 'When you request a payment for an order.'),
    received: template('Payment received', 'When an unpaid order is paid.'),
    declined: template('Payment declined', 'When a card payment fails after the checkout.'),
    changed: template('Order changed', 'When you edit an order and notify the customer.'),
    shipped: template('Shipping confirmation', 'When you fulfill items and notify the customer.'),
    canceled: template('Cancellation', 'When you cancel an order and notify the customer.'),
    refunded: template('Refund', 'When you refund an order and notify the customer.'),
    invoice: template('Invoice', 'With an invoice.'),
    receipt: template('Receipt', 'With a receipt.'),
    creditNote: template('Credit note', 'With a credit note.'),
    returnRequested: template('Return requested', 'When a customer requests a return.'),
    returnAccepted: template('Return approved', 'When you approve a return.'),
    returnDeclined: template('Return declined', 'When you decline a return.'),
    returnReceived: template('Return received', 'When you receive the items.'),
    returnClosed: template('Return closed', 'When you close a return.'),
    backInStock: template('Back in stock', 'To customers on the waitlist of a product.'),
  },
});
