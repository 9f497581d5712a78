import { addWords } from '#admin/i18n/words.ts';

addWords('reviews', {
  home: {
    first: 'Read first',
    order: '1 and 2 stars, then the oldest',
    all: 'All that wait',
    failed: 'The reviews could not be read',
    none: 'All read',
    noneDetail: 'No review waits.',
    ratingOnly: 'Rating only',
    bought: 'bought it',
    files: '%{smart_count} file |||| %{smart_count} files',
    figure: {
      waiting: 'Waiting',
      wait: 'Time to decide, half within',
      published: 'Published, 7 days',
      answered: 'Answered, 7 days',
    },
    oldest: 'oldest from %{date}',
    before: '%{time} the week before',
    noneBefore: 'none the week before',
    marked: { contact: 'A way out of the shop', word: 'A listed word' },
    rejected: '%{count} rejected',
    low: '%{lowAnswered} of %{low} with 1 or 2 stars',
    week: 'Stars, 7 days',
    average: '%{count} in the shop, %{average} on average',
    weekFailed: 'The stars could not be read',
    noneDecided: 'No review that waited was decided in these days.',
    waited:
      'The one review that was decided had waited %{time}. |||| Of %{smart_count} decided reviews, half had waited at most %{time}; %{share}% were decided within a day.',
  },
});
