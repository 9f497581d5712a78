import type { customerImportFields } from '#shared/customer-import.ts';
import type { KeptReason } from '#shared/customer-import.ts';
import type { ProblemKind } from '#shared/imports.ts';
import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addWords } from '#admin/i18n/words.ts';
import { anyProblems } from '#admin/ui/import/import-words.en.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

const fields: Record<(typeof customerImportFields)[number], string> = {
  email: 'E-mail',
  name: 'Whole name',
  firstName: 'First name',
  lastName: 'Last name',
  nickname: 'Nickname, on the profile',
  company: 'Company',
  jobTitle: 'Position',
  phone: 'Phone',
  phone2: 'Other phone',
  birthdate: 'Birthdate',
  street: 'Address, street',
  street2: 'Address, second line',
  city: 'Address, city',
  subdivision: 'Address, state or region',
  zip: 'Address, postal code',
  country: 'Address, country',
  otherStreet: 'Other address, street',
  otherStreet2: 'Other address, second line',
  otherCity: 'Other address, city',
  otherSubdivision: 'Other address, state or region',
  otherZip: 'Other address, postal code',
  otherCountry: 'Other address, country',
  badges: 'Badges, by their names',
  note: 'Note of the team',
  kind: 'Member or guest; guests are left out',
  duplicate: 'Repeats another column',
};

const problems: Partial<Record<ProblemKind, string>> = {
  ...anyProblems,
  badge: 'No such badge',
  guest: 'Guest',
  twice: 'E-mail twice',
  taken: 'E-mail taken',
};

const kept: Record<KeptReason | 'REFUSED', string> = {
  SIGNED_IN: count('%{count} stays: has signed in since', '%{count} stay: they have signed in since'),
  ORDERED: count('%{count} stays: has ordered since', '%{count} stay: they have ordered since'),
  WROTE: count('%{count} stays: has written since', '%{count} stay: they have written since'),
  CHANGED: count('%{count} stays: was changed since', '%{count} stay: they were changed since'),
  REFUSED: count('%{count} could not be taken back', '%{count} could not be taken back'),
};

addWords('customers', {
  import: {
    title: 'Import customers',
    dropDetail:
      'The columns of Wix, Shopify, WooCommerce, Squarespace, BigCommerce, Magento, PrestaShop and our own export are recognized; you can map others. At most 50 MB.',
    source: {
      shopify: "Shopify's columns",
      wix: "Wix's columns",
      woocommerce: "WooCommerce's columns",
      squarespace: "Squarespace's columns",
      bigcommerce: "BigCommerce's columns",
      magento: "Magento's columns",
      prestashop: "PrestaShop's columns",
      counterpart: 'Our own columns',
      unknown: 'Unknown columns',
    },
    field: fields,
    problem: problems,
    refused: {
      csv: count('%{count} row as CSV', '%{count} rows as CSV'),
      entry: 'E-mail',
      key: '%{key}',
    },
    happen: {
      fresh: 'New accounts',
      changed: 'Changed members',
      unchanged: 'As they are',
      overwrite: 'Overwrite what members have; otherwise only what is empty is filled',
      anyBadge: 'Leave out badges that do not exist',
      mail: 'Send each new member a link to set their password',
      fillingQuiet:
        'Make %{fresh} new and fill what is empty of %{changed} known accounts, leave out %{refused} and e-mail nobody.',
      fillingMailed:
        'Make %{fresh} new accounts, with a link by e-mail, fill what is empty of %{changed} known ones, leave out %{refused}.',
      overwritingQuiet:
        'Make %{fresh} new and overwrite %{changed} known accounts, leave out %{refused} and e-mail nobody.',
      overwritingMailed:
        'Make %{fresh} new accounts, with a link by e-mail, overwrite %{changed} known ones, leave out %{refused}.',
      start: count('Import %{count} customer', 'Import %{count} customers'),
      goes: 'New members are let in, whatever new ones wait for. It goes on if you close this page; cut off, it picks up after the last finished row.',
    },
    done: {
      written: count('%{count} customer written', '%{count} customers written'),
      back: count('%{count} taken back', '%{count} taken back'),
      see: 'See the customers',
      takeBack: count('Take back %{count} customer', 'Take back %{count} customers'),
      takeBackTitle: count('Take back %{count} imported customer?', 'Take back %{count} imported customers?'),
      takeBackDetail:
        'Deletes the accounts that this import made, for good, unless somebody has used or changed them since. Members that were there before get back what it changed, where that is still as it set it.',
    },
    foreseen: {
      deleted: count('%{count} account is deleted', '%{count} accounts are deleted'),
      restored: count('%{count} member gets back what was there', '%{count} members get back what was there'),
      counting: 'Counting whom this concerns',
      failed: 'Whom this concerns could not be counted',
    },
    kept,
    job: {
      import: count('Importing %{count} customer', 'Importing %{count} customers'),
      takeBack: count('Taking back %{count} customer', 'Taking back %{count} customers'),
    },
  },
});

addEmailPromises('customers', ['import.happen.fillingMailed', 'import.happen.overwritingMailed']);
