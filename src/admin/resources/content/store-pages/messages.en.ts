import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const each = (text: string) => ({ en: `${text}, English`, he: `${text}, Hebrew` });
const fields = {
  slug: 'Address of the page',
  visible: 'Visible',
  inMenu: 'In the menu',
  contactForm: 'Contact form',
  questions: 'Questions and answers',
  en_title: 'Title, English',
  he_title: 'Title, Hebrew',
  en_body: 'Text, English',
  he_body: 'Text, Hebrew',
  en_seoTitle: 'Title for search engines, English',
  he_seoTitle: 'Title for search engines, Hebrew',
  en_description: 'Description for search engines, English',
  he_description: 'Description for search engines, Hebrew',
};

addEmailPromises('store-pages', ['contact.on']);

addMessages('store-pages', {
  one: 'page',
  list: { title: 'Pages', failed: 'Couldn’t load the pages' },
  field: fields,
  input: fields,
  new: 'New page',
  none: 'No pages yet. Write one about you, answer the questions that customers ask, or let them contact you.',
  see: 'View page',
  hidden: 'Hidden',
  placedInMenu: 'In the menu',
  placedInFooter: 'In the footer',
  language: { en: 'English', he: 'Hebrew' },
  bodyHint: 'Add links, lists and pictures from your media library.',
  slugHint: 'Lower-case letters, digits and hyphens. Empty: from the title.',
  slugIs: 'The page is at /pages/%{slug}.',
  questions: {
    title: 'Questions and answers',
    note: 'Displayed below the text; each answer unfolds. Search engines can display them, too.',
  },
  contact: {
    title: 'Contact form',
    label: 'Display a contact form',
    on: 'Messages are emailed to the owners of the store. The form is displayed while a mail server is set up.',
    off: 'The page has no form.',
  },
  address: { title: 'Address and links' },
  visible: {
    label: 'Visible',
    on: 'Everyone can open the page, and search engines find it.',
    off: 'The page can’t be opened.',
  },
  inMenu: {
    label: 'Link in the menu',
    on: 'The page is linked at the end of the menu.',
    off: 'The page is linked in the footer.',
  },
  search: { title: 'Search engine listing', note: 'Empty, the title is used.' },
  entry: {
    unnamed: 'question %{at}',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
    remove: 'Remove %{name}',
    question: { add: 'Add question', none: 'No questions' },
  },
  text: { question: each('Question'), answer: each('Answer') },
  problem: {
    title: 'Enter a title in English; Hebrew falls back to it.',
    question: 'Enter the question in English; Hebrew falls back to it.',
    slug: {
      form: 'Enter lower-case letters, digits and single hyphens.',
      reserved: 'A store text has this address. Enter another one.',
    },
  },
});
