import { addMessages } from '#admin/i18n/messages.ts';

const fields = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  streetNumber: 'Number',
  apartmentNumber: 'Apartment, suite or floor',
  zip: 'Postal code',
  city: 'City',
  state: 'State or region',
  country: 'Country',
};

addMessages('locations', {
  one: 'location',
  list: {
    noneDetail: 'Enter the address of your store in Business info: it becomes the default location.',
  },
  column: { name: 'Name', status: 'Status', address: 'Address', phone: 'Phone' },
  field: fields,
  input: { ...fields, hours: 'Opening hours' },
  default: 'Default',
  archived: 'Archived',
  isBusinessInfo: 'This is the default location: its contact details and hours are those of Business info.',
  locked: 'This location is archived. It can’t be changed.',
  notDone: 'Nothing was changed.',
  makeDefault: {
    action: 'Make default',
    title: 'Make “%{name}” the default location?',
    detail: 'Its email, phone, address and opening hours replace those in Business info and in your store.',
    done: '“%{name}” is the default location',
    failed: 'Couldn’t make “%{name}” the default location',
  },
  archive: {
    action: 'Archive',
    title: 'Archive “%{name}”?',
    detail: 'An archived location is no longer offered and can’t be changed or restored.',
    done: '“%{name}” was archived',
    failed: 'Couldn’t archive “%{name}”',
  },
});
