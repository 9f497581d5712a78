import { addWords } from '#admin/i18n/words.ts';

addWords('tax-regions', {
  title: 'Add regions',
  countries: 'Countries',
  hint: 'As many as you like. Each gets a row of its own.',
  none: 'No such country, or it is there already',
  union: 'All of the EU',
  parts: 'Parts of %{country}',
  partsHint: 'Codes of ISO 3166-2 with commas, such as %{example}. Left empty: all of it.',
  partsWrong: 'One to three letters or figures each, with commas between.',
  known: 'That one is in the table.',
  rates: 'With the standard rates of the list, as of %{day}',
  ratesHint: 'For “%{name}”, where the list has the country. They can be changed before they are saved.',
  add: 'Add %{smart_count} region |||| Add %{smart_count} regions',
});
