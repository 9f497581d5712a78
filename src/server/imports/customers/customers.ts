import { z } from 'zod';
import {
  customImportField,
  isCustomerImportField,
  missingCustomerFields,
  repeatableCustomerFields,
  type CustomerImport,
  type CustomerImportField,
  type CustomerImportOptions,
  type ImportedPerson,
} from '#shared/customer-import.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import type { EntryChange, OfferedField } from '#shared/imports.ts';
import { findOperation } from '#platform/contract/index.ts';
import { callHosted, callOperation } from '../../platform-call.ts';
import { readEmail } from '../cells.ts';
import type { Checking, Compared, ImportKind, Reading } from '../kind.ts';
import { withoutHead, type Row } from '../read-rows.ts';
import { personOfRow } from './person-of-row.ts';
import { recognise } from './recognise.ts';
import { cutText } from '#shared/cut-text.ts';

/** More are handled as several files: each is looked up and written. */
const MAX_ROWS = 200_000;

async function* single(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  for await (const row of withoutHead(rows)) yield [row];
}

interface ImportPreview {
  results: {
    part: 'fresh' | 'changed' | 'unchanged' | 'refused';
    problems?: { field?: string; kind: 'format' | 'badge' | 'taken'; text: string }[];
    changes?: EntryChange[];
  }[];
}

/** What a cell says that the platform rejected. */
function valueOf(person: ImportedPerson, field: string): string {
  const {
    address = {},
    otherAddresses: _others,
    phones,
    customFields = {},
    badges,
    row: _row,
    ...texts
  } = person;
  const { addressLine: street, addressLine2: street2, postalCode: zip, ...rest } = address;
  const custom = Object.entries(customFields).map(([key, value]) => [customImportField(key), value]);
  const values: Record<string, string | undefined> = {
    ...texts,
    ...rest,
    street,
    street2,
    zip,
    phone: phones?.join(', '),
    badges: badges?.join(', '),
    ...Object.fromEntries(custom),
  };
  return cutText(values[field] ?? '', 200);
}

function reading(
  { mapping, offered: ownFields, options: { overwrite, anyBadge } }: CustomerImport,
  { platformFetch, clock }: Checking,
): Reading<CustomerImportField, ImportedPerson> {
  const numbers = new Set(ownFields.flatMap(({ field: name, isNumber: is }) => (is ? [name] : [])));
  const isNumber = (name: CustomerImportField): boolean => numbers.has(name);
  return {
    entries: single,
    keyFieldOf: () => 'email',
    keyOf(from) {
      if (from.text('email') !== '') return from.read('email', readEmail, 'is not an e-mail address');
      from.blame('missing', 'email', 'is empty');
      return undefined;
    },
    read: (from, email) => personOfRow(from, email, { mapping, isNumber, now: clock.now() }),
    async compare(ready) {
      if (ready.length === 0) return [];
      const people = ready.map(({ request }) => request);
      const { results } = await callHosted<ImportPreview>(platformFetch, '/hosted/customers/import/foresee', {
        people,
        overwrite,
        anyBadge,
      });
      return results.map(({ part, problems, changes }, index): Compared<CustomerImportField> => {
        const person = people[index];
        if (part !== 'refused' || !person)
          return { part: part === 'refused' ? 'unchanged' : part, ...(changes && { changes }) };
        return {
          part: 'fresh',
          problems: (problems ?? []).map(({ field = 'email', kind, text }) => ({
            // What is wrong with the whole of it is said of the address.
            field: isCustomerImportField(field) ? field : 'email',
            kind,
            text,
            value: valueOf(person, field),
          })),
        };
      });
    },
  };
}

interface Fields {
  fields?: { key: string; name: string; fieldType?: string; fieldOrigin: string; hidden?: boolean }[];
}

/** The custom fields of the shop; those of everybody are among the others. */
async function offered({ platformFetch }: Checking): Promise<OfferedField<CustomerImportField>[]> {
  const { fields = [] } = await callOperation<Fields>(
    platformFetch,
    findOperation('members_custom-fields.listCustomFields'),
    {},
  );
  return fields
    .filter(({ fieldOrigin }) => fieldOrigin === 'CUSTOM')
    .map(({ key, name, fieldType }) => ({
      field: customImportField(key),
      label: name,
      ...(fieldType === 'NUMBER' && { isNumber: true }),
    }));
}

const field = z
  .string()
  .max(110)
  .refine(
    (name): name is CustomerImportField => isCustomerImportField(name),
    'is nothing a column can become',
  );

const { rights } = customersDesk;

export const customerImports: ImportKind<CustomerImportField, CustomerImportOptions, ImportedPerson> = {
  what: 'customers',
  path: '/customer-imports',
  rights: rights.import,
  field,
  options: z.object({ overwrite: z.boolean(), anyBadge: z.boolean(), mail: z.boolean() }),
  firstOptions: { overwrite: false, anyBadge: false, mail: false },
  fileName: 'customers.csv',
  mostRows: MAX_ROWS,
  numberKinds: {},
  dateFields: ['birthdate'],
  repeatable: repeatableCustomerFields,
  offered,
  recognise,
  missing: missingCustomerFields,
  rightsFor: (mapping, { mail }) => [
    ...(mail ? rights.password : []),
    ...(mapping.includes('badges') ? rights.giveBadge : []),
  ],
  begin: reading,
};
