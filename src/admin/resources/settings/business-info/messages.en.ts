import { addMessages } from '#admin/i18n/messages.ts';

const fields = {
  siteDisplayName: 'Store name',
  businessName: 'Legal name',
  companyId: 'Company number',
  description: 'Description',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  streetNumber: 'Number',
  apartmentNumber: 'Apartment, suite or floor',
  zip: 'Postal code',
  city: 'City',
  state: 'Region',
  country: 'Country',
};

addMessages('business-info', {
  list: { title: 'Business info', failed: 'Couldn’t load the business info' },
  called: { title: 'Name', invoices: 'More details for invoices' },
  reached: { title: 'Contact details', note: 'Displayed in the footer of every page.' },
  closed: {
    title: 'Closed days',
    note: 'Displayed in the store’s footer one month in advance.',
    none: 'None.',
    from: 'First day',
    to: 'Last day',
    reason: 'Reason (visible to customers)',
    add: 'Add closed days',
    remove: 'Remove the closed days from %{from}',
    others: 'An app has also set hours for some days, which are kept.',
  },
  storeSettings: 'Currency, time zone and language',
  picture: { title: 'Footer preview', nothing: 'No details yet.', closed: 'Closed %{days}' },
  hint: {
    siteDisplayName: 'On every page, in emails and in search results.',
    businessName: 'Shown on invoices. Defaults to the store name.',
    companyId: 'Company registration number. Apps can read it.',
    description: 'For templates and apps.',
  },
  field: fields,
  input: { ...fields, hours: 'Opening hours', closed: 'Closed days' },
  problem: {
    days: 'The last day can’t be before the first day.',
    note: 'Up to 100 characters.',
  },
});
