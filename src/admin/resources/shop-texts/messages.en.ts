import { addWords } from '../../i18n/words.ts';

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
  line: 'The line',
});

addWords('shop-texts', {
  one: 'text',
  list: { title: 'Shop texts', failed: 'The texts of the shop could not be read' },
  show: { failed: 'The text could not be read' },
  unwritten: 'Nobody has written it yet',
  hidden: 'Not shown',
  language,
  said: {
    said: '%{language}',
    older: '%{language}: older than the English',
    missing: '%{language}: not written yet',
  },
  text: {
    delivery: page('Delivery', 'Where it goes, how long it takes, and what it costs.'),
    returns: page('Returns', 'What buyers may send back, and how.'),
    contact: page('Contact', 'How people reach the shop.'),
    terms: page('Terms of sale', 'What holds when somebody buys.'),
    privacy: page('Privacy', 'What the shop keeps of people, and why.'),
    imprint: page('Imprint', 'Who the shop is, as the law asks.'),
    announcement: page('Line above every page', 'News for a while, such as a last day for presents.'),
    home: page('Front page', 'Which sections it has, in which order, with which words.'),
  },
  see: { en: 'See it in the shop', he: 'in Hebrew' },
  field: {
    ...fields,
    link: 'Leads to',
    from: 'First day',
    until: 'Last day',
  },
  part: {
    ...fields,
    shown: 'Shown',
    link: 'Link',
    from: 'First day',
    until: 'Last day',
    dismissible: 'Put away',
    sections: 'Sections',
  },
  shown: {
    label: 'Show it in the shop',
    on: 'It has a link below every page. Where a language is missing, readers get the English and are told so.',
    off: 'Nobody sees it.',
  },
  bodyHint: 'Markup is shown as words. Links may lead to a page of the shop, such as /pages/contact.',
  descriptionHint: 'Below the title where somebody searches the web.',
  bar: {
    label: 'Show the line',
    on: 'Above every page, within its days.',
    off: 'Nobody sees it.',
  },
  linkHint: 'A page of the shop, such as /collections/all. Empty, it leads nowhere.',
  dismissible: {
    label: 'It can be put away',
    on: 'Whoever puts it away sees it again once you change it.',
    off: 'It stays as long as it is shown.',
  },
  section: {
    hero: 'The opening',
    facts: 'Four facts',
    new: 'New posters',
    families: 'Families',
    room: 'The room',
    numbers: 'The numbers',
  },
  sectionNote: {
    hero: 'A sentence beside a wall of posters.',
    facts: 'Price, paper, place and returns.',
    new: 'The four that came last.',
    families: 'A close-up of each.',
    room: 'Three posters over the sofa.',
    numbers: 'Neighbors of one program.',
  },
  sectionOn: 'Shown',
  sectionOff: 'Not shown',
  sectionWords: {
    en: { title: 'Title, English', lead: 'Below it, English' },
    he: { title: 'Title, Hebrew', lead: 'Below it, Hebrew' },
  },
  asItCame: 'As the shop came',
  up: 'Move “%{name}” up',
  down: 'Move “%{name}” down',
  versions: {
    title: 'Changes',
    now: 'As it is now',
    settings: 'Not the words',
    take: 'Go back to this',
    back: 'Go back to what %{by} wrote',
  },
  problem: {
    title: 'A page that is shown has a title.',
    line: 'A line that is shown says something.',
    day: 'Enter a date, such as 31 Dec 2026.',
    until: 'Not before the first day.',
    link: 'A path of the shop, such as /collections/all.',
  },
});
