import { addWords } from '../../../i18n/words.ts';

addWords('products', {
  demand: {
    title: 'Back in stock',
    wait: '%{smart_count} person waits for this |||| %{smart_count} people wait for this',
    people: '%{smart_count} person waits |||| %{smart_count} people wait',
    variants: 'for %{smart_count} variant. |||| for %{smart_count} variants.',
    see: 'See them',
  },
});
