import { isPhoneNumber } from '#shared/phone.ts';
import { ADDRESS_BOUNDS, BUSINESS_BOUNDS, isMailAddress } from '#shared/site-contact.ts';
import { failedPrecondition, invalidField, notFound, type PlatformError } from '#platform/contract/errors.ts';
import { isTimeZone } from '#platform/query/parsing.ts';
import { checkSchedule } from '../site-properties/public.ts';
import type { Location } from './location.ts';

// A line break would break the lines of an address.
const CONTROL = /\p{Cc}/u;

const PATH = 'location';

function checkText(path: string, value: string | null | undefined, maxLength: number): void {
  if (!value) return;
  if (value.length > maxLength)
    throw invalidField(`${PATH}.${path}`, 'MAX_LENGTH', `must have at most ${maxLength} characters`, {
      threshold: maxLength,
    });
  if (CONTROL.test(value)) throw invalidField(`${PATH}.${path}`, 'FORMAT', 'must be one line');
}

/** @throws 400 with the field that is wrong: what the business info rejects, no location may have */
export function checkLocation({
  email,
  phone,
  fax,
  timeZone,
  status,
  address,
  businessSchedule,
}: Location): void {
  checkText('email', email, BUSINESS_BOUNDS.email);
  if (email && !isMailAddress(email))
    throw invalidField(`${PATH}.email`, 'FORMAT', 'must be an email address');
  for (const [name, value] of [['phone', phone] as const, ['fax', fax] as const]) {
    checkText(name, value, BUSINESS_BOUNDS[name]);
    if (value && !isPhoneNumber(value))
      throw invalidField(`${PATH}.${name}`, 'FORMAT', 'must be a phone number');
  }
  if (!isTimeZone(timeZone)) throw invalidField(`${PATH}.timeZone`, 'FORMAT', 'must be a time zone');
  if (status === 'INACTIVE')
    throw invalidField(`${PATH}.status`, 'OTHER', 'is not supported; archive the location');
  checkText('address.city', address?.city, ADDRESS_BOUNDS.city);
  checkText('address.subdivision', address?.subdivision, ADDRESS_BOUNDS.state);
  checkText('address.streetAddress.name', address?.streetAddress?.name, ADDRESS_BOUNDS.street);
  checkText('address.streetAddress.number', address?.streetAddress?.number, ADDRESS_BOUNDS.streetNumber);
  checkText('address.streetAddress.apt', address?.streetAddress?.apt, ADDRESS_BOUNDS.apartmentNumber);
  if (businessSchedule) checkSchedule(businessSchedule, `${PATH}.businessSchedule`);
}

export const locationNotFound = (id: string): PlatformError =>
  notFound('The location was not found.', 'LOCATION_NOT_FOUND', { id });

/** @throws 428 for a location that is archived */
export function assertNotArchived({ id, archived }: Location): void {
  if (archived)
    throw failedPrecondition('The location is archived.', 'CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION', {
      id,
    });
}
