import { CHECKOUT_LANGUAGES } from '#shared/checkout-page.ts';
import { addMessages } from '#admin/i18n/messages.ts';

const parts = {
  continueShoppingLink: 'Back to cart link',
  orderSummary: 'Order summary title',
  customerDetails: 'Contact section title',
  reviewAndPlaceOrder: 'Review section title',
  placeOrderButton: 'Place order button',
  placeOrderPayButton: 'Pay button',
};

/** The same words for both languages; the form says which one is open. */
const inEach = Object.fromEntries(
  CHECKOUT_LANGUAGES.flatMap((language) =>
    Object.entries(parts).map(([word, label]) => [`${language}_${word}`, label]),
  ),
);

const requested = { HIDDEN: 'Hidden', OPTIONAL: 'Optional', REQUIRED: 'Required' };

const brand = {
  headerText: 'Header name',
  headerBack: 'Header background',
  headerInk: 'Header text color',
  buttonColour: 'Pay button',
  logo: 'Logo',
};

const fields = { phone: 'Phone', company: 'Company', addressLine2: 'Address line 2' };

const switches = {
  agreement: 'Agreement',
  newsletter: 'Newsletter',
  giftCards: 'Gift cards',
  termsAndConditions: 'Terms',
  privacyPolicy: 'Privacy',
  returnPolicy: 'Returns',
  contactUs: 'Contact',
};

addMessages('checkout-settings', {
  list: { title: 'Checkout', failed: 'Couldn’t load the checkout settings' },
  fields: { title: 'Checkout fields', note: 'Name, street, city and country are always required.' },
  option: { phone: requested, company: requested, addressLine2: requested },
  field: { ...fields, ...brand, ...inEach },
  input: { ...fields, ...brand, ...inEach, ...switches },
  agreed: { title: 'At the checkout' },
  agreement: {
    label: 'Require agreement to the terms',
    on: 'Customers must check a box before they can pay.',
    off: 'Customers agree to the terms by paying.',
  },
  newsletter: {
    label: 'Offer the newsletter',
    on: 'An unchecked box that customers can check.',
    off: 'Not offered.',
  },
  giftCards: {
    label: 'Accept gift cards',
    on: 'Customers can pay with a gift card.',
    off: 'Gift cards aren’t accepted at checkout.',
  },
  policies: {
    title: 'Policies at checkout',
    note: 'Only policies with text are displayed.',
    on: 'Customers can read it at checkout.',
    off: 'Not displayed.',
    texts: 'Edit store texts',
  },
  termsAndConditions: { label: 'Terms of sale' },
  privacyPolicy: { label: 'Privacy' },
  returnPolicy: { label: 'Returns' },
  contactUs: { label: 'Contact' },
  brand: {
    title: 'Appearance',
    note: 'The header and the pay button.',
    textHint: 'Defaults to the store logo.',
    storeDefault: 'Store default',
    choose: 'Choose: %{colour}',
  },
  logo: { pick: 'Choose the logo' },
  labels: {
    title: 'Labels',
    language: 'Label language',
    note: 'Leave empty for the default label.',
  },
  language: { en: 'English', he: 'Hebrew' },
  picture: {
    title: 'Preview',
    width: 'Width',
    desk: 'Desktop',
    phone: 'Phone',
    label: 'Preview of the checkout with your settings',
  },
  problem: {
    colour: 'Enter a color, such as #13201B.',
    contrast: 'Contrast too low: %{contrast}. It should be at least %{least}.',
  },
  links: {
    title: 'Checkout links',
    note: 'Each link opens a checkout with the same items.',
    new: 'New checkout link',
    newTitle: 'New checkout link',
    make: 'Create link',
    notMade: 'Couldn’t create the link',
    failed: 'Couldn’t load the checkout links',
    none: 'No checkout links yet. Share a link to a product in a message or post.',
    deletedProduct: 'deleted product',
    used: 'Opened %{opened} times, paid %{paid} times',
    active: 'On',
    inactive: 'Off',
    copy: 'Copy link',
    copied: 'Link copied',
    delete: 'Delete the link of %{name}',
    find: 'Find a product',
    variant: 'Variant',
    quantity: 'Quantity of %{name}',
    fewer: 'One less of %{name}',
    more: 'One more of %{name}',
    remove: 'Remove %{name}',
  },
});
