import type { CustomerImportField } from '../../../shared/customer-import.ts';
import type { ImportMapping, OfferedField } from '../../../shared/imports.ts';
import { dayOrderOf, plainTitle } from '../columns.ts';
import { ownValue } from '../../../shared/own-value.ts';

type Titles = Readonly<Record<string, CustomerImportField>>;

/** The columns of Shopify's export, as it is now and as it was. */
const shopify: Titles = {
  email: 'email',
  firstname: 'firstName',
  lastname: 'lastName',
  phone: 'phone',
  defaultaddressphone: 'phone2',
  company: 'company',
  defaultaddresscompany: 'company',
  address1: 'street',
  defaultaddressaddress1: 'street',
  address2: 'street2',
  defaultaddressaddress2: 'street2',
  city: 'city',
  defaultaddresscity: 'city',
  provincecode: 'subdivision',
  defaultaddressprovincecode: 'subdivision',
  countrycode: 'country',
  defaultaddresscountrycode: 'country',
  zip: 'zip',
  defaultaddresszip: 'zip',
  note: 'note',
  tags: 'badges',
};

/** Those of the platform's contacts and members. */
const wix: Titles = {
  email1: 'email',
  loginemail: 'email',
  firstname: 'firstName',
  lastname: 'lastName',
  nickname: 'nickname',
  company: 'company',
  position: 'jobTitle',
  phone1: 'phone',
  phone2: 'phone2',
  birthdate: 'birthdate',
  address1street: 'street',
  address1streetline2: 'street2',
  address1city: 'city',
  address1stateregion: 'subdivision',
  address1state: 'subdivision',
  address1zip: 'zip',
  address1zippostalcode: 'zip',
  address1country: 'country',
  labels: 'badges',
};

/** Those of WooCommerce's reports and of the exports for it. */
const wooCommerce: Titles = {
  email: 'email',
  useremail: 'email',
  customeremail: 'email',
  billingemail: 'email',
  firstname: 'firstName',
  lastname: 'lastName',
  billingfirstname: 'firstName',
  billinglastname: 'lastName',
  name: 'name',
  displayname: 'nickname',
  billingcompany: 'company',
  billingphone: 'phone',
  billingaddress1: 'street',
  billingaddress2: 'street2',
  billingcity: 'city',
  city: 'city',
  billingstate: 'subdivision',
  region: 'subdivision',
  billingpostcode: 'zip',
  postalcode: 'zip',
  billingcountry: 'country',
  countryregion: 'country',
  customernote: 'note',
};

/** Those of our own export; whoever it calls a guest has no account. */
const counterpart: Titles = {
  email: 'email',
  firstname: 'firstName',
  lastname: 'lastName',
  nickname: 'nickname',
  phone: 'phone',
  company: 'company',
  country: 'country',
  kind: 'kind',
};

/** What else such columns are called. */
const others: Titles = {
  email: 'email',
  emailaddress: 'email',
  mail: 'email',
  name: 'name',
  fullname: 'name',
  customername: 'name',
  firstname: 'firstName',
  givenname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  familyname: 'lastName',
  nickname: 'nickname',
  displayname: 'nickname',
  username: 'nickname',
  company: 'company',
  companyname: 'company',
  organization: 'company',
  jobtitle: 'jobTitle',
  position: 'jobTitle',
  phone: 'phone',
  phonenumber: 'phone',
  mobile: 'phone2',
  phone2: 'phone2',
  birthdate: 'birthdate',
  birthday: 'birthdate',
  dateofbirth: 'birthdate',
  address: 'street',
  address1: 'street',
  street: 'street',
  streetaddress: 'street',
  address2: 'street2',
  city: 'city',
  town: 'city',
  state: 'subdivision',
  province: 'subdivision',
  region: 'subdivision',
  zip: 'zip',
  zipcode: 'zip',
  postcode: 'zip',
  postalcode: 'zip',
  country: 'country',
  countrycode: 'country',
  badges: 'badges',
  tags: 'badges',
  note: 'note',
  notes: 'note',
};

/** Titles that only one kind of file has. */
const signs: readonly [string, Titles, readonly string[]][] = [
  ['shopify', shopify, ['firstname', 'acceptsemailmarketing']],
  ['shopify', shopify, ['firstname', 'taxexempt']],
  ['counterpart', counterpart, ['email', 'kind', 'spent', 'lastseen']],
  ['wix', wix, ['firstname', 'email1']],
  ['wix', wix, ['loginemail']],
  ['woocommerce', wooCommerce, ['email', 'aov']],
  ['woocommerce', wooCommerce, ['billingemail', 'billingfirstname']],
  ['woocommerce', wooCommerce, ['userlogin', 'useremail']],
];

const birthdates = {
  yearFirst: 'birthdate',
  monthFirst: 'birthdateMonthFirst',
  dayFirst: 'birthdateDayFirst',
} as const;

/** What the columns of a file are likely to be; each thing once, the first column that fits. */
export function recognise(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  offered: readonly OfferedField<CustomerImportField>[],
): { source: string; mapping: ImportMapping<CustomerImportField> } {
  const titles = columns.map(plainTitle);
  const found = signs.find(([, , needed]) => needed.every((title) => titles.includes(title)));
  const [source, fields] = found ?? (['unknown', others] as const);
  const own = new Map(offered.map(({ field, label }) => [plainTitle(label), field]));
  const taken = new Set<CustomerImportField>();
  const mapping: ImportMapping<CustomerImportField> = titles.map(() => null);
  // What such files call it comes before what else it could be called.
  for (const names of [fields, others]) {
    for (const [column, title] of titles.entries()) {
      if (mapping[column] !== null) continue;
      const field = ownValue(names, title) ?? (names === others ? own.get(title) : undefined);
      if (field === undefined || taken.has(field)) continue;
      taken.add(field);
      mapping[column] = field;
    }
  }
  // A whole name is of no use beside its parts.
  const hasParts = taken.has('firstName') || taken.has('lastName');
  return {
    source,
    mapping: mapping.map((field, column) => {
      if (field === 'name' && hasParts) return null;
      if (field !== 'birthdate') return field;
      return birthdates[dayOrderOf(rows.map((cells) => cells[column] ?? ''))];
    }),
  };
}
