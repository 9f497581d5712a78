/** The documents of an order: its invoice, what was credited, and what is printed. */
export const orderInvoiceMessages = {
  invoice: {
    title: 'Invoices',
    INVOICE: 'Invoice %{number}',
    CREDIT_NOTE: 'Credit note %{number}',
    open: '%{name}, PDF',
    none: 'None yet.',
    sendAgain: 'Send %{name} again',
    sent: '%{name} was sent to %{to}',
    notSent: 'The invoice was not sent',
    notMade: 'The invoice could not be made',
    make: 'Make the invoice',
    making: 'Making the invoice…',
    failed: 'The invoices could not be read.',
  },
  print: {
    what: 'What to print',
    title: 'Print order #%{number}',
    confirm: 'Make the PDF',
    failed: 'The printing could not be started',
    slips: 'Packing slips',
    prices: 'With prices',
    pickList: 'Pick list',
    invoices: 'Invoices',
    hint: {
      slips: 'One order a sheet, in the language of the customer.',
      prices: 'Leave them out where a parcel is a gift.',
      pickList: 'Each article once, over all orders.',
      invoices: 'Those that are made, with their credit notes.',
    },
  },
};
