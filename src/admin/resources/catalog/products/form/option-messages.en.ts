import { addMessages } from '#admin/i18n/messages.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addMessages('products', {
  options: {
    make: count('%{factors}: %{smart_count} variant', '%{factors}: %{smart_count} variants'),
    unnamed: 'option %{number}',
    namePlaceholder: 'Name, such as Size',
    handle: 'Move option %{name} with the arrow keys',
    choicesOf: 'Choices of %{name}',
    addChoice: 'Add',
    chipHint: 'Press Alt and an arrow key to move it',
    choice: 'Choice %{name}',
    choiceName: 'Choice name',
    color: 'Color',
    earlier: 'Move %{name} forward',
    later: 'Move %{name} back',
    done: 'Done',
    more: 'More actions for option %{name}',
    displayedAs: { TEXT_CHOICES: 'Displayed as text', SWATCH_CHOICES: 'Displayed as colors' },
    up: 'Move up',
    down: 'Move down',
    away: 'Removing options or choices deletes their variants and their stock.',
    openOrders: count(
      '%{smart_count} unfulfilled order contains this product. It keeps the purchased variant and price; restocked items go to the closest remaining variant.',
      '%{smart_count} unfulfilled orders contain this product. They keep the purchased variant and price; restocked items go to the closest remaining variant.',
    ),
    openOrdersMore:
      'More than %{smart_count} unfulfilled orders contain this product. They keep the purchased variant and price; restocked items go to the closest remaining variant.',
    seeOrders: 'View orders',
  },
});
