import { addWords } from '../../../i18n/words.ts';

addWords('reviews', {
  home: {
    first: 'Read first',
    all: 'All that wait',
    failed: 'The reviews could not be read',
    none: 'All read',
    noneDetail: 'No review waits.',
    ratingOnly: 'Rating only',
  },
});
