import { withPlace } from '#shared/address/address-form.ts';

/** An address as one types it. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  postalCode: string;
  /** ISO 3166-1. */
  country: string;
  /** ISO 3166-2, such as `US-NY`; only where the country's addresses have one. */
  subdivision: string;
  phone: string;
}

export type AddressField = keyof AddressValues;

export const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  postalCode: '',
  country: '',
  subdivision: '',
  phone: '',
};

export const withField = (values: AddressValues, field: AddressField, value: string): AddressValues =>
  withPlace(values, { [field]: value });
