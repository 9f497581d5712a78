import { addMessages } from '#admin/i18n/messages.ts';

/** What a placed line says of itself. */
addMessages('orders', {
  line: {
    action: 'Edit item description',
    title: 'Edit item description',
    explanation: 'Quantity and prices don’t change, and neither does the product in the catalog.',
    name: 'Name',
    nameTranslated: 'Name in the customer’s language',
    nameMissing: 'Enter a name.',
    sku: 'SKU',
    detailName: 'Detail %{number}',
    detailText: 'Text of detail %{number}',
    details: 'Details',
    add: 'Add detail',
    leave: 'Remove detail %{number}',
    save: 'Save item',
    done: 'The item was updated',
    failed: 'Couldn’t update the item',
  },
});
