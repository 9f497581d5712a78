import { addMessages } from '#admin/i18n/messages.ts';

const each = (text: string) => ({ en: `${text}, English`, he: `${text}, Hebrew` });

const fields = {
  theme: 'Theme',
  pictureShape: 'Shape of pictures in lists',
  logo: 'Logo',
  darkLogo: 'Logo on dark backgrounds',
  favicon: 'Browser icon',
  sharePicture: 'Picture for shared links',
  colors: 'Colors',
  headingFont: 'Font of headings',
  textFont: 'Font of text',
  corners: 'Corners',
  density: 'Spacing',
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
  input: fields,
  look: {
    title: 'Look',
    note: 'The preview displays the front page with changes that are not saved yet.',
  },
  pick: {
    logo: 'Choose the logo',
    darkLogo: 'Choose the logo on dark backgrounds',
    favicon: 'Choose the browser icon',
    sharePicture: 'Choose the picture for shared links',
  },
  pictureHint: {
    logo: 'In the header, in place of the store name.',
    darkLogo: 'Used in dark mode. Without it, the logo above is used.',
    favicon: 'Square, at least 180 pixels wide.',
    sharePicture: 'For pages without a picture of their own. 1200 × 630 pixels.',
  },
  colors: { light: 'Colors in light mode', dark: 'Colors in dark mode' },
  color: {
    background: 'Background',
    text: 'Text',
    accent: 'Accent and main buttons',
    theme: 'From the theme',
    choose: 'Choose a color: %{color}, %{scheme}',
  },
  contrast: {
    enough: 'Contrast %{ratio}:1',
    tooLittle: 'Contrast %{ratio}:1. At least %{min}:1 is needed.',
  },
  font: {
    theme: 'From the theme',
    instrument: 'Instrument Sans',
    bricolage: 'Bricolage Grotesque',
    serif: 'Georgia (serif)',
    system: 'System font',
  },
  preview: {
    title: 'Preview of the front page',
    device: 'Screen',
    desktop: 'Desktop',
    phone: 'Phone',
    scheme: 'Color mode',
    light: 'Light',
    dark: 'Dark',
    unreadable: 'The preview displays colors as soon as their contrast is sufficient.',
  },
  announcement: {
    title: 'Announcement bar',
    edit: 'Edit announcement bar',
    displayed: 'Displayed above every page.',
    hidden: 'Not displayed.',
    scheduled: 'Displayed from %{from}.',
    ended: 'Not displayed: its last day was %{until}.',
  },
  option: {
    theme: { plain: 'Plain', linen: 'Linen', halfdrop: 'Posters' },
    corners: { theme: 'From the theme', square: 'Square', soft: 'Soft', round: 'Round' },
    density: { theme: 'From the theme', compact: 'Compact', spacious: 'Spacious' },
    pictureShape: { natural: 'Whole', square: 'Square', portrait: 'Portrait' },
  },
  meaning: {
    theme: {
      plain: 'For any products: large pictures on a quiet background.',
      linen: 'For things made by hand: warm paper, serif headings and round corners.',
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
    color: {
      form: 'Enter a color such as #1f4d46.',
      background:
        'Messages cannot be read on this color. Choose a lighter one in light mode, a darker one in dark mode.',
      text: 'The text is hard to read on the background. Its contrast must be at least 4.5:1.',
      accent: 'The accent is hard to see on the background. Its contrast must be at least 3:1.',
    },
    days: 'Enter a whole number from 1 to %{max}.',
  },
});
