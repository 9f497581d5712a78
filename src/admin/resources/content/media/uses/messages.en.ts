import { addMessages } from '#admin/i18n/messages.ts';

addMessages('media.uses', {
  title: 'Used in %{smart_count} place |||| Used in %{smart_count} places',
  none: 'Not used anywhere',
  failed: 'Couldn’t load where it is used',
  textName: {
    delivery: 'Delivery',
    returns: 'Returns',
    contact: 'Contact',
    terms: 'Terms of sale',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  more: 'and in one more place |||| and in %{smart_count} more places',
  before: 'Used in %{smart_count} place |||| Used in %{smart_count} places',
  beforeDetail: 'The image is removed from there, too. |||| The images are removed from there, too.',
  usage: {
    product: {
      main: 'Product, main image',
      picture: 'Product, image %{number}',
      description: 'Product, in the description',
      file: 'Product, digital file',
    },
    collection: { cover: 'Collection, cover image' },
    storefront: {
      logo: 'Store design, logo',
      darkLogo: 'Store design, logo on dark backgrounds',
      favicon: 'Store design, browser icon',
      sharePicture: 'Store design, image of shared links',
    },
    storePage: { description: 'Page, in the text' },
    shopText: { description: 'Store text' },
    badge: { icon: 'Badge, icon' },
    member: { main: 'Member, photo', picture: 'Member, image %{number}' },
    about: { main: 'Member, about text', picture: 'Member, about text, image %{number}' },
    review: { main: 'Review, first image', picture: 'Review, image %{number}' },
  },
});
