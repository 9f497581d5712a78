import { addMessages } from '#admin/i18n/messages.ts';

const each = (text: string) => ({ en: `${text}, English`, he: `${text}, Hebrew` });

const fields = {
  theme: 'Theme',
  pictureShape: 'Shape of pictures in lists',
  dispatchDays: 'Business days until an order ships',
  menu: 'Menu',
  facts: 'Facts',
  notes: 'Notes',
  footer: 'Footer',
};

addMessages('storefront', {
  list: { title: 'Store design', failed: 'Couldn’t load the design of the store' },
  see: 'View store',
  field: fields,
  part: fields,
  look: { title: 'Look' },
  option: {
    theme: { plain: 'Plain', halfdrop: 'Posters' },
    pictureShape: { natural: 'Whole', square: 'Square', portrait: 'Portrait' },
  },
  meaning: {
    theme: {
      plain: 'For any products: large pictures on a quiet background.',
      halfdrop: 'For posters: framed prints on a wall, as in the demo store.',
    },
    pictureShape: {
      natural: 'Each picture is displayed whole.',
      square: 'Pictures are cropped to squares around their focal point.',
      portrait: 'Pictures are cropped to 5:7 around their focal point.',
    },
  },
  dispatch: {
    title: 'Dispatch',
    hint: 'Product pages and order confirmations promise it. Empty: they promise nothing.',
  },
  menu: { title: 'Menu', note: 'Empty, it leads to all products, collections and gift cards.' },
  facts: {
    title: 'Facts on the front page',
    note: 'Up to four. Write %{price} for your lowest price.',
  },
  notes: { title: 'Notes below products', note: 'Displayed with every product that is shipped.' },
  footer: { title: 'Footer', note: 'Empty, it begins with the name of your store.' },
  entry: {
    unnamed: 'entry %{at}',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
    remove: 'Remove %{name}',
    menu: { add: 'Add menu item', none: 'No menu items' },
    menuLink: { add: 'Add link below it', none: 'No links below it' },
    fact: { add: 'Add fact', none: 'No facts' },
    note: { add: 'Add note', none: 'No notes' },
  },
  text: {
    label: each('Label'),
    link: 'Path or URL',
    title: each('Title'),
    detail: each('Detail'),
    text: each('Text'),
    footerTitle: each('Title'),
    footerLead: each('Text'),
  },
  problem: {
    needed: 'Enter it in English; other languages fall back to it.',
    link: 'Enter a path of your store, such as /collections/all, or a URL that begins with https://.',
    days: 'Enter a whole number from 1 to %{max}.',
  },
});
