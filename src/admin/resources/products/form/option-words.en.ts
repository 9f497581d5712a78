import { addWords } from '#admin/i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

addWords('products', {
  options: {
    make: count('%{factors} makes %{smart_count} variant', '%{factors} make %{smart_count} variants'),
    unnamed: 'option %{number}',
    namePlaceholder: 'Name, such as Size',
    handle: 'Move the option %{name} with the arrow keys',
    choicesOf: 'Choices of %{name}',
    addChoice: 'Add',
    chipHint: 'Alt and an arrow key move it',
    choice: 'The choice %{name}',
    choiceName: 'Name of the choice',
    color: 'Color',
    earlier: 'Move %{name} forward',
    later: 'Move %{name} back',
    done: 'Done',
    more: 'More of the option %{name}',
    shown: { TEXT_CHOICES: 'Shown as words', SWATCH_CHOICES: 'Shown as colors' },
    up: 'Move up',
    down: 'Move down',
    away: 'Variants go with what you took away, and what is counted of them.',
    heldBy: count(
      '%{smart_count} order not yet sent holds this product. It keeps what was bought, in its words and at its price; what comes back of it goes to the variant that chooses the same of what is left.',
      '%{smart_count} orders not yet sent hold this product. They keep what was bought, in its words and at its price; what comes back of them goes to the variant that chooses the same of what is left.',
    ),
    heldByMore:
      'More than %{smart_count} orders not yet sent hold this product. They keep what was bought, in its words and at its price; what comes back of them goes to the variant that chooses the same of what is left.',
    seeOrders: 'See them',
  },
});
