import { addWords } from '#admin/i18n/words.ts';

/** What a placed line says of itself. */
addWords('orders', {
  line: {
    action: 'Change what it says',
    title: 'What this line says',
    told: 'Quantity and prices stay as they are. The catalog’s product is not changed.',
    name: 'Name',
    nameTranslated: 'Name in the buyer’s language',
    nameMissing: 'A line needs a name.',
    sku: 'SKU',
    detailName: 'Detail %{number}',
    detailText: 'Text of detail %{number}',
    details: 'Details',
    add: 'Add a detail',
    leave: 'Leave out detail %{number}',
    save: 'Save the line',
    done: 'The line is changed',
    failed: 'The line was not changed',
  },
});
