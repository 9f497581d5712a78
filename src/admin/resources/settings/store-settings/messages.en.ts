import { addMessages } from '#admin/i18n/messages.ts';

const fields = {
  currency: 'Currency',
  timeZone: 'Time zone',
  language: 'Language',
  country: 'Dates and numbers as in',
  url: 'Store URL',
};

addMessages('store-settings', {
  list: { title: 'Store defaults', failed: 'Couldn’t load the store defaults' },
  currency: {
    title: 'Prices',
    open: 'The currency of your prices. It can change until the store has prices, rates or orders.',
    fixed:
      'Your prices, rates or orders are in this currency. It can’t change any more, because amounts aren’t converted.',
  },
  region: { title: 'Time and language' },
  links: { title: 'Links' },
  ruledBy: 'Set by the environment variable %{variable}, which overrides this page.',
  ruledByDemo: 'The demo store has its own currency.',
  anyCountry: 'The language’s default',
  field: fields,
  input: fields,
  hint: {
    timeZone: 'For order dates, reports and opening hours.',
    language: 'For emails and documents to customers who haven’t chosen a language, and for new customers.',
    country: 'How dates and amounts are written, such as 24/12/2026 or 12/24/2026.',
    url: 'Links in emails begin with it. Restart the server after a change so that sign-in and the sitemap use it, too.',
  },
  problem: { url: 'Enter a URL without a path, such as https://shop.example.' },
});
