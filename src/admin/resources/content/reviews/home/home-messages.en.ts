import { addMessages } from '#admin/i18n/messages.ts';

addMessages('reviews', {
  home: {
    first: 'Review first',
    order: '1 and 2 stars first, then oldest',
    all: 'All pending',
    failed: 'Couldn’t load the reviews',
    none: 'All done',
    noneDetail: 'No pending reviews.',
    ratingOnly: 'Rating only',
    bought: 'verified purchase',
    files: '%{smart_count} file |||| %{smart_count} files',
    figure: {
      waiting: 'Pending',
      wait: 'Median time to decision',
      published: 'Published, 7 days',
      answered: 'Replied, 7 days',
    },
    oldest: 'oldest from %{date}',
    before: '%{time} the week before',
    noneBefore: 'none the week before',
    marked: { contact: 'Link or contact details', word: 'Blocked word' },
    rejected: '%{count} rejected',
    low: '%{lowAnswered} of %{low} with 1 or 2 stars',
    week: 'Stars, 7 days',
    average: '%{count} published, %{average} average',
    weekFailed: 'Couldn’t load the ratings',
    noneDecided: 'No pending reviews were decided in this period.',
    waited:
      '1 review was decided after %{time}. |||| Of %{smart_count} reviews, half were decided within %{time}; %{share}% within a day.',
  },
});
