import { addWords } from '#admin/i18n/words.ts';

addWords('tax-check', {
  title: 'Check the rates',
  asOf: 'Compared with the list that came with this version, as of %{day}. What was decided after that day is not in it: look it up where it matters.',
  source:
    'Source: eu-vat-rates-data of that day, which follows the European Commission’s Taxes in Europe Database.',
  same: 'Nothing differs in %{smart_count} region. |||| Nothing differs in %{smart_count} regions.',
  differs: '%{smart_count} rate differs |||| %{smart_count} rates differ',
  unlisted:
    '%{smart_count} region is not on the list: %{names} |||| %{smart_count} regions are not on the list: %{names}',
  column: { choose: 'Take over', region: 'Region', group: 'Group', yours: 'Yours', list: 'List' },
  none: 'none',
  choose: 'Take over %{rate}% for %{group} in %{region}',
  which: 'Rate of the list for %{group} in %{region}',
  all: 'Take over all',
  take: 'Take over %{smart_count} rate |||| Take over %{smart_count} rates',
  close: 'Close',
  unsaved: 'They stand in the table as changed, and are saved with the rest.',
});
