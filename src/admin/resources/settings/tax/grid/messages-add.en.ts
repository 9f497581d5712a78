import { addMessages } from '#admin/i18n/messages.ts';

addMessages('tax-regions', {
  title: 'Add regions',
  countries: 'Countries',
  hint: 'Add one or more countries. Each gets its own row.',
  none: 'Unknown country, or already in the table',
  union: 'All of the EU',
  subdivisions: 'Subdivisions of %{country}',
  partsHint: 'ISO 3166-2 codes separated by commas, such as %{example}. Leave empty for the whole country.',
  partsWrong: 'Enter codes of one to three letters or digits, separated by commas.',
  known: 'Already in the table.',
  rates: 'Use standard rates as of %{day}',
  ratesHint: 'For “%{name}”, if the country is listed. You can change them before saving.',
  add: 'Add %{smart_count} region |||| Add %{smart_count} regions',
});
