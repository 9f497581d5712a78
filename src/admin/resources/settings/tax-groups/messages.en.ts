import { addMessages } from '#admin/i18n/messages.ts';

addMessages('tax-groups', {
  one: 'tax group',
  list: {
    noneDetail: 'Create a group for products with their own rate, such as books.',
  },
  column: { name: 'Name', kind: 'Type', created: 'Created', updated: 'Updated' },
  default: 'Built-in',
  hint: 'Only staff can see it.',
  locked: 'This built-in group applies to all products without another group. It can’t be changed.',
  delete: {
    detail: 'Its products are taxed as “Products” from then on. Existing orders aren’t affected.',
  },
});
