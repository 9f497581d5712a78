import { addMessages } from '../../i18n/messages.ts';

/** What keeps an invoice from being made, on the page of an order and among the settings. */
addMessages('invoices', {
  missing: {
    title: 'Add these before you create invoices:',
    name: 'Legal name, in Business info',
    address: 'Street, city and country, in Business info',
    taxId: 'Tax ID, in Invoices',
    waiting:
      '%{smart_count} paid order is waiting for its invoice. |||| %{smart_count} paid orders are waiting for their invoices.',
  },
});
