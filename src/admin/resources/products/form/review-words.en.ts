import { addWords } from '../../../i18n/words.ts';

addWords('products', {
  reviews: {
    title: 'Reviews',
    read: 'Read them',
    average: '%{average} of one review |||| %{average} of %{smart_count} reviews',
    none: 'None is shown yet.',
    waiting: 'Those that wait',
  },
});
