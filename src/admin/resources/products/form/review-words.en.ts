import { addWords } from '#admin/i18n/words.ts';

addWords('products', {
  reviews: {
    title: 'Reviews',
    read: 'Read them',
    average: '%{average} of one review |||| %{average} of %{smart_count} reviews',
    stars: '%{smart_count} star |||| %{smart_count} stars',
    none: 'None is shown yet.',
    waiting: 'Those that wait',
  },
});
