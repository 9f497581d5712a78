import { addMessages } from '#admin/i18n/messages.ts';

addMessages('tax-check', {
  title: 'Check rates',
  asOf: 'Compared with the rates included in this version, as of %{day}. Later changes aren’t included: verify them if in doubt.',
  source: 'Source: eu-vat-rates-data, based on the European Commission’s Taxes in Europe Database.',
  same: '%{smart_count} region matches. |||| %{smart_count} regions match.',
  differs: '%{smart_count} rate differs |||| %{smart_count} rates differ',
  unlisted:
    '%{smart_count} region isn’t on the list: %{names} |||| %{smart_count} regions aren’t on the list: %{names}',
  column: { choose: 'Apply', region: 'Region', group: 'Group', yours: 'Yours', list: 'List' },
  none: 'none',
  choose: 'Apply %{rate}% for %{group} in %{region}',
  which: 'Listed rate for %{group} in %{region}',
  all: 'Apply all',
  take: 'Apply %{smart_count} rate |||| Apply %{smart_count} rates',
  close: 'Close',
  unsaved: 'Applied rates are marked as changed in the table until you save.',
});
