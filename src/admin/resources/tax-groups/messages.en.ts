import { addWords } from '../../i18n/words.ts';

addWords('tax-groups', {
  one: 'tax group',
  list: {
    failed: 'The tax groups could not be read',
    none: 'No tax groups yet',
    noneDetail: 'Make one for goods with a rate of their own, such as books.',
  },
  column: { name: 'Name', kind: 'Kind', created: 'Created', updated: 'Updated' },
  default: 'Came with the shop',
  field: { name: 'Name' },
  part: { name: 'Name' },
  hint: 'Only people in the back office see it.',
  locked:
    'It came with the shop: goods that nobody put into another group are taxed by it. It stays as it is.',
  delete: {
    detail: 'Goods in it are taxed as “Products” from then on. Orders that were placed keep their tax.',
  },
});
