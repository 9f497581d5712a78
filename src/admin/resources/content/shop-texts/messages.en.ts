import { addMessages } from '#admin/i18n/messages.ts';

const page = (name: string, detail: string) => ({ name, detail });

const language = { en: 'English', he: 'Hebrew' };

const inBoth = (words: Record<string, string>, between = ', ') =>
  Object.fromEntries(
    Object.entries(language).flatMap(([code, name]) =>
      Object.entries(words).map(([field, label]) => [`${code}_${field}`, `${label}${between}${name}`]),
    ),
  );

const fields = inBoth({
  title: 'Title',
  body: 'Text',
  description: 'For search engines',
});

addMessages('shop-texts', {
  one: 'text',
  list: { title: 'Store texts', failed: 'Couldn’t load the store texts' },
  unwritten: 'Not written yet',
  hidden: 'Hidden',
  language,
  translation: {
    upToDate: '%{language}',
    older: '%{language}: outdated',
    missing: '%{language}: not written yet',
  },
  text: {
    delivery: page('Delivery', 'Destinations, delivery times and costs.'),
    returns: page('Returns', 'What customers can return, and how.'),
    contact: page('Contact', 'How customers can reach you.'),
    terms: page('Terms of sale', 'The terms of a purchase.'),
    privacy: page('Privacy', 'What data you store, and why.'),
    imprint: page('Imprint', 'Legal information about your business.'),
    home: page('Home page', 'Its sections, their order and their texts.'),
  },
  see: { en: 'View in store', he: 'in Hebrew' },
  field: fields,
  input: {
    ...fields,
    visible: 'Visible',
    sections: 'Sections',
  },
  visible: {
    label: 'Show in store',
    on: 'It is linked in the footer of every page. If a translation is missing, visitors see the English text with a note.',
    off: 'Hidden from visitors.',
  },
  bodyHint:
    'Markup is displayed as plain text. Links can point to pages of the store, such as /pages/contact.',
  descriptionHint: 'Shown below the title in search results.',
  section: {
    hero: 'Hero',
    facts: 'Highlights',
    new: 'New posters',
    families: 'Product families',
    room: 'Room',
    numbers: 'Numbers',
  },
  sectionNote: {
    hero: 'A headline beside the gallery.',
    facts: 'Price, paper, place and returns.',
    new: 'The four newest products.',
    families: 'A close-up of each family.',
    room: 'Three posters over the sofa.',
    numbers: 'Neighbors of one program.',
  },
  sectionOn: 'Visible',
  sectionOff: 'Hidden',
  sectionInput: {
    en: { title: 'Title, English', lead: 'Below it, English' },
    he: { title: 'Title, Hebrew', lead: 'Below it, Hebrew' },
  },
  asItCame: 'Original text',
  up: 'Move “%{name}” up',
  down: 'Move “%{name}” down',
  versions: {
    title: 'Changes',
    now: 'Current version',
    settings: 'Settings only',
    take: 'Restore this version',
    back: 'Restore the version by %{by}',
  },
  problem: {
    title: 'A visible page needs a title.',
  },
});
