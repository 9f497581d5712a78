import { z } from 'zod';
import { addressParts, PERSON_BOUNDS, type ImportedPerson } from '#shared/customer-import.ts';
import { MAX_CUSTOMER_NOTE } from '#shared/customers.ts';
import { emailKey } from '#platform/services/members/members/public.ts';

const text = (max: number) => z.string().trim().min(1).max(max);
const short = text(PERSON_BOUNDS.text).optional();

const address = z.partialRecord(z.enum(addressParts), text(PERSON_BOUNDS.text));

const person = z.strictObject({
  row: z.int().min(0).max(2_147_483_647),
  email: text(PERSON_BOUNDS.email),
  firstName: short,
  lastName: short,
  nickname: short,
  company: short,
  jobTitle: short,
  birthdate: short,
  phones: z.array(text(PERSON_BOUNDS.text)).min(1).max(PERSON_BOUNDS.phones).optional(),
  address: address.optional(),
  otherAddresses: z.array(address).min(1).max(PERSON_BOUNDS.otherAddresses).optional(),
  customFields: z.record(z.string().max(100), text(PERSON_BOUNDS.value)).optional(),
  badges: z.array(text(PERSON_BOUNDS.text)).min(1).max(PERSON_BOUNDS.badges).optional(),
  note: text(MAX_CUSTOMER_NOTE).optional(),
});

const once = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

export const MAX_PEOPLE = 100;

/** Whoever a part of a file tells of. */
export const people = z
  .array(person)
  .min(1)
  .max(MAX_PEOPLE)
  .refine((all) => once(all.map(({ email }) => emailKey(email))), 'each e-mail address once')
  .refine((all) => once(all.map(({ row }) => row)), 'each row once');

export type Person = ImportedPerson;
