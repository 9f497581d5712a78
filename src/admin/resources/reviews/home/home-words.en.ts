import { addWords } from '../../../i18n/words.ts';

addWords('reviews', {
  home: {
    first: 'Read first',
    all: 'All that wait',
    failed: 'The reviews could not be read',
    none: 'All read',
    noneDetail: 'No review waits.',
    ratingOnly: 'Rating only',
    week: 'Stars, 7 days',
    average: '%{count} in the shop, %{average} on average',
    weekFailed: 'The stars could not be read',
    noneDecided: 'No review that waited was decided in these days.',
    waited:
      'The one review that was decided had waited %{time}. |||| Of %{smart_count} decided reviews, half had waited at most %{time}; %{share}% were decided within a day.',
  },
});
