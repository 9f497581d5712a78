/** The documents of an order: its invoice, what was credited, and what is printed. */
export const orderInvoiceMessages = {
  invoice: {
    title: 'Invoices',
    INVOICE: 'Invoice %{number}',
    CREDIT_NOTE: 'Credit note %{number}',
    open: '%{name}, PDF',
    none: 'None yet.',
    notMade: 'The invoice could not be made',
    make: 'Make the invoice',
    making: 'Making the invoice…',
    failed: 'The invoices could not be read.',
  },
};
