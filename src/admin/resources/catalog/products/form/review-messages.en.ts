import { addMessages } from '#admin/i18n/messages.ts';

addMessages('products', {
  reviews: {
    title: 'Reviews',
    read: 'View reviews',
    average: '%{average} from one review |||| %{average} from %{smart_count} reviews',
    stars: '%{smart_count} star |||| %{smart_count} stars',
    none: 'No published reviews yet.',
    waiting: 'Pending reviews',
  },
});
