import type { customerImportFields } from '#shared/customer-import.ts';
import type { RetentionReason } from '#shared/customer-import.ts';
import type { ProblemMessage } from '#admin/ui/import/problem-message.ts';
import { addEmailPromises } from '#admin/i18n/email-promises.ts';
import { addMessages } from '#admin/i18n/messages.ts';
import { anyProblems } from '#admin/ui/import/import-messages.en.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

const fields: Record<(typeof customerImportFields)[number], string> = {
  email: 'Email',
  name: 'Full name',
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
  badges: 'Badges, by name',
  note: 'Team note',
  kind: 'Member or guest; guests are skipped',
  duplicate: 'Repeats another column',
};

const problems: Partial<Record<ProblemMessage, string>> = {
  ...anyProblems,
  badge: 'Unknown badge',
  guest: 'Guest',
  twice: 'Duplicate email',
  duplicate: 'Email in use',
};

const retained: Record<RetentionReason | 'REFUSED', string> = {
  SIGNED_IN: count('%{count} kept: signed in since', '%{count} kept: signed in since'),
  ORDERED: count('%{count} kept: ordered since', '%{count} kept: ordered since'),
  WROTE: count('%{count} kept: posted since', '%{count} kept: posted since'),
  CHANGED: count('%{count} kept: changed since', '%{count} kept: changed since'),
  REFUSED: count('%{count} couldn’t be undone', '%{count} couldn’t be undone'),
};

addMessages('customers', {
  import: {
    title: 'Import customers',
    dropDetail:
      'Exports from Wix, Shopify, WooCommerce, Squarespace, BigCommerce, Magento, PrestaShop and Counterpart are recognized. You can map the columns of other files. Up to 50 MB.',
    source: {
      shopify: "Shopify's columns",
      wix: "Wix's columns",
      woocommerce: "WooCommerce's columns",
      squarespace: "Squarespace's columns",
      bigcommerce: "BigCommerce's columns",
      magento: "Magento's columns",
      prestashop: "PrestaShop's columns",
      counterpart: 'Counterpart’s columns',
      unknown: 'Unknown columns',
    },
    field: fields,
    problem: problems,
    rejected: {
      csv: count('%{count} row as CSV', '%{count} rows as CSV'),
      entry: 'Email',
      key: '%{key}',
    },
    happen: {
      fresh: 'New accounts',
      changed: 'Changed members',
      unchanged: 'Unchanged',
      overwrite: 'Overwrite existing data; otherwise only empty fields are filled',
      anyBadge: 'Ignore unknown badges',
      mail: 'Send each new member a link to set their password',
      fillingQuiet:
        'Create %{fresh} accounts, fill empty fields of %{changed}, skip %{refused}. No emails are sent.',
      fillingMailed:
        'Create %{fresh} accounts and email them a link, fill empty fields of %{changed}, skip %{refused}.',
      overwritingQuiet:
        'Create %{fresh} accounts, overwrite %{changed}, skip %{refused}. No emails are sent.',
      overwritingMailed:
        'Create %{fresh} accounts and email them a link, overwrite %{changed}, skip %{refused}.',
      start: count('Import %{count} customer', 'Import %{count} customers'),
      goes: 'New members are approved automatically. The import continues if you close this page, and resumes after an interruption.',
    },
    done: {
      written: count('%{count} customer imported', '%{count} customers imported'),
      back: count('%{count} undone', '%{count} undone'),
      see: 'View customers',
      takeBack: count('Undo %{count} customer', 'Undo %{count} customers'),
      takeBackTitle: count('Undo the import of %{count} customer?', 'Undo the import of %{count} customers?'),
      takeBackDetail:
        'Permanently deletes the accounts this import created, unless they were used or changed since. Changes to existing members are reverted unless they were changed again.',
    },
    preview: {
      deleted: count('%{count} account will be deleted', '%{count} accounts will be deleted'),
      restored: count('%{count} member will be reverted', '%{count} members will be reverted'),
      counting: 'Counting affected customers',
      failed: 'Couldn’t count the affected customers',
    },
    retained,
    job: {
      import: count('Importing %{count} customer', 'Importing %{count} customers'),
      takeBack: count('Undoing the import of %{count} customer', 'Undoing the import of %{count} customers'),
    },
  },
});

addEmailPromises('customers', ['import.happen.fillingMailed', 'import.happen.overwritingMailed']);
