import { CHECKOUT_LANGUAGES } from '#shared/checkout-page.ts';
import { addWords } from '../../i18n/words.ts';

const parts = {
  continueShoppingLink: 'The way back to the bag',
  orderSummary: 'Above what is bought',
  customerDetails: 'Above the e-mail',
  reviewAndPlaceOrder: 'Above the last step',
  placeOrderButton: 'The button, where nothing is charged now',
  placeOrderPayButton: 'The button that pays',
};

/** The same words for both languages; the form says which one is open. */
const inEach = Object.fromEntries(
  CHECKOUT_LANGUAGES.flatMap((language) =>
    Object.entries(parts).map(([word, label]) => [`${language}_${word}`, label]),
  ),
);

const asked = { HIDDEN: 'Not asked', OPTIONAL: 'May be left empty', REQUIRED: 'Must be filled in' };

const brand = {
  headerText: 'Name above the checkout',
  headerBack: 'Behind the name',
  headerInk: 'The name itself',
  buttonColour: 'The button that pays',
  logo: 'Logo',
};

const fields = { phone: 'Phone', company: 'Company', addressLine2: 'Second line of the address' };

const switches = {
  agreement: 'Agreement',
  newsletter: 'Newsletter',
  giftCards: 'Gift cards',
  termsAndConditions: 'Terms',
  privacyPolicy: 'Privacy',
  returnPolicy: 'Returns',
  contactUs: 'Contact',
};

addWords('checkout-settings', {
  list: { title: 'Checkout', failed: 'The settings of the checkout could not be read' },
  asked: { title: 'What buyers are asked', note: 'Name, street, town and country always are.' },
  option: { phone: asked, company: asked, addressLine2: asked },
  field: { ...fields, ...brand, ...inEach },
  part: { ...fields, ...brand, ...inEach, ...switches },
  agreed: { title: 'At the checkout' },
  agreement: {
    label: 'Ask for a yes to the terms',
    on: 'A box has to be ticked before anybody can pay.',
    off: 'Buyers are told that paying is agreeing.',
  },
  newsletter: {
    label: 'Offer the newsletter',
    on: 'A box that is empty until the buyer ticks it.',
    off: 'Nobody is asked.',
  },
  giftCards: {
    label: 'Take gift cards',
    on: 'Buyers may pay with a gift card.',
    off: 'The checkout takes no gift cards.',
  },
  policies: {
    title: 'Texts at the checkout',
    note: 'Only those that are written are shown.',
    on: 'Buyers can read it without leaving the checkout.',
    off: 'It is not mentioned.',
    texts: 'Write the texts of the shop',
  },
  termsAndConditions: { label: 'Terms of sale' },
  privacyPolicy: { label: 'Privacy' },
  returnPolicy: { label: 'Returns' },
  contactUs: { label: 'Contact' },
  brand: {
    title: 'Look',
    note: 'The bar above, and the button.',
    textHint: 'Empty, it is the mark of the shop.',
    own: 'The shop’s own',
    choose: 'Choose: %{colour}',
  },
  logo: { pick: 'Choose the logo' },
  words: {
    title: 'Words',
    language: 'Language of the words',
    note: 'Empty, the shop says what it always says.',
  },
  language: { en: 'English', he: 'Hebrew' },
  picture: {
    title: 'As buyers see it',
    width: 'Width',
    desk: 'Desk',
    phone: 'Phone',
    label: 'The checkout with what stands in the form',
  },
  problem: {
    colour: 'A color such as #13201B.',
    contrast: 'Too close to what is behind it: %{contrast}, and reading takes %{least}.',
  },
  links: {
    title: 'Pay links',
    note: 'Each opens a checkout of its own, with the same things in it.',
    new: 'New pay link',
    newTitle: 'New pay link',
    make: 'Make the link',
    notMade: 'The link could not be made',
    failed: 'The pay links could not be read',
    none: 'There is none yet. A link to a poster can go into a message or under a picture.',
    gone: 'what is not in the catalog any more',
    used: 'Opened %{opened} times, paid %{paid} times',
    active: 'On',
    inactive: 'Off',
    copy: 'Copy the link',
    copied: 'The link is copied',
    delete: 'Delete the link of %{name}',
    find: 'Find a product',
    variant: 'Which',
    quantity: 'How many of %{name}',
    fewer: 'One less of %{name}',
    more: 'One more of %{name}',
    remove: 'Take %{name} off',
  },
});
