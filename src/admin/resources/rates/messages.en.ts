import { addWords } from '../../i18n/words.ts';

addWords('rates', {
  one: 'table of rates',
  list: { title: 'Exchange rates', failed: 'The rates could not be read' },
  card: 'Rates in %{base}',
  told: 'A rate holds from its day on, until a later day has another. What one of the currency is worth in %{base}.',
  filter: 'Currency',
  every: 'Every currency',
  add: 'Add a rate',
  paste: 'Paste or import',
  none: 'No rates yet',
  noneDetail: 'Sales in other currencies are in no sum until there is one.',
  more: 'Show more of %{smart_count}',
  remove: 'Remove the rate of %{currency} from %{day}',
  field: { lines: 'Rates', day: 'From', currency: 'Currency', rate: 'Rate' },
  part: { lines: 'Rates' },
  problem: {
    day: 'A day, please.',
    currency: 'Three letters of a currency.',
    base: '%{base} is the shop’s own.',
    rate: 'More than 0, with at most 8 decimals.',
    twice: 'There is a rate of this day.',
  },
  pasteTitle: 'Paste or import rates',
  pasteLabel: 'A line for each: day, currency, rate',
  pasteHint: 'With commas, semicolons or tabs. The rate is what one of the currency is worth in %{base}.',
  file: 'Choose a CSV file',
  large: 'The file is larger than 2 MB.',
  take: 'Take over %{smart_count} rate |||| Take over %{smart_count} rates',
  refused:
    '%{smart_count} line is no rate and left out: |||| %{smart_count} lines are no rates and left out:',
});
