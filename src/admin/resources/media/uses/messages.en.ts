import { addWords } from '#admin/i18n/words.ts';

addWords('media.uses', {
  title: 'Used in %{smart_count} place |||| Used in %{smart_count} places',
  none: 'Not used anywhere',
  failed: 'Where it is used could not be read',
  more: 'and in one more place |||| and in %{smart_count} more places',
  before: 'Shown in %{smart_count} place |||| Shown in %{smart_count} places',
  beforeDetail: 'Its picture goes from there, too. |||| Their pictures go from there, too.',
  place: {
    product: {
      main: 'Product, main picture',
      picture: 'Product, picture %{number}',
      description: 'Product, in the description',
      file: 'Product, the file to download',
    },
    collection: { cover: 'Collection, its picture' },
    badge: { icon: 'Badge, sign' },
    member: { main: 'Member, photo', picture: 'Member, picture %{number}' },
    about: { main: 'Member, in what they tell', picture: 'Member, in what they tell, picture %{number}' },
    review: { main: 'Review, first picture', picture: 'Review, picture %{number}' },
  },
});
