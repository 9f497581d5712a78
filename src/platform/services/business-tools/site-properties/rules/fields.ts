import { isPhoneNumber } from '#shared/phone.ts';
import { ADDRESS_BOUNDS, BUSINESS_BOUNDS, isMailAddress } from '#shared/site-contact.ts';
import { invalidField } from '#platform/contract/errors.ts';

const LENGTHS: Readonly<Record<string, number>> = { ...BUSINESS_BOUNDS, ...ADDRESS_BOUNDS };
// A name with a line break in it would break the heads of mails.
const CONTROL = /\p{Cc}/u;

function checkText(path: string, name: string, value: string): void {
  const maxLength = LENGTHS[name] ?? 0;
  if (value.length > maxLength)
    throw invalidField(`${path}.${name}`, 'MAX_LENGTH', `must have at most ${maxLength} characters`, {
      threshold: maxLength,
    });
  if (name !== 'description' && CONTROL.test(value))
    throw invalidField(`${path}.${name}`, 'FORMAT', 'must be one line');
  if (name === 'email' && !isMailAddress(value))
    throw invalidField(`${path}.email`, 'FORMAT', 'must be an e-mail address');
  if ((name === 'phone' || name === 'fax') && !isPhoneNumber(value))
    throw invalidField(`${path}.${name}`, 'FORMAT', 'must be a phone number');
}

/** Its parts stand in lines of their own, on every page of the shop. */
function checkAddress(path: string, address: object): void {
  for (const [name, value] of Object.entries(address))
    if (name in ADDRESS_BOUNDS && typeof value === 'string') checkText(path, name, value);
}

/**
 * What of a part of the properties changes: where fields are named, exactly those, and what has no value goes; else those
 * that have one.
 * @throws 400 for a field that is not of this part, and for a value that is no good
 */
export function changesOf<Part extends object>(
  path: string,
  names: readonly (keyof Part & string)[],
  input: Part,
  fields: readonly string[] | undefined,
): Partial<Record<keyof Part & string, unknown>> {
  const wrong = (fields ?? []).findIndex((field) => !(names as readonly string[]).includes(field));
  if (wrong >= 0) throw invalidField(`fields[${wrong}]`, 'OTHER', `must be one of ${names.join(', ')}`);
  const changed = fields && fields.length > 0 ? names.filter((name) => fields.includes(name)) : names;
  const changes: Partial<Record<keyof Part & string, unknown>> = {};
  for (const name of changed) {
    const value: unknown = input[name];
    if (value === undefined && !fields?.includes(name)) continue;
    if (typeof value === 'string' && value !== '') checkText(path, name, value);
    if (name === 'address') checkAddress(`${path}.address`, Object(value) as object);
    changes[name] = value === null || value === '' ? undefined : value;
  }
  return changes;
}
