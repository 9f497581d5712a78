import { useGetMany } from 'ra-core';
import { useDesks } from '#admin/data/desk-registry.ts';
import { useEveryRecord } from '#admin/data/every-record.ts';
import { fieldsOf, subjectOf, textOf, type AuditEntry } from './audit-entry.ts';

interface Named {
  id: string;
  name?: string;
  number?: string;
}

export interface Names {
  /** What people call a record, and the page it has. */
  of: (desk: string | undefined, id: string) => { title: string; to?: string } | undefined;
  person: (staffId: string | null) => string | undefined;
  /** The currency of an order. */
  currencyOf: (id: string | undefined) => string | undefined;
}

const nothing: readonly Named[] = [];

/** What the records of these entries are called today. */
export function useNames(entries: readonly AuditEntry[]): Names {
  const idsOf = (desk: string) => [
    ...new Set(
      entries.flatMap((entry) => {
        const subject = subjectOf(entry);
        return subject.desk === desk && subject.ids.length === 1 ? subject.ids : [];
      }),
    ),
  ];
  const known = new Set(useDesks().map(({ name }) => name));
  const quiet = { onError: () => undefined };
  const orderIds = idsOf('orders');
  const productIds = idsOf('products');
  const groupIds = idsOf('tax-groups');
  const orders = useGetMany<Named & { currency?: string }>(
    'orders',
    { ids: orderIds },
    { ...quiet, enabled: orderIds.length > 0 },
  );
  const products = useGetMany<Named>(
    'products',
    { ids: productIds },
    { ...quiet, enabled: productIds.length > 0 },
  );
  const groups = useGetMany<Named>(
    'tax-groups',
    { ids: groupIds },
    { ...quiet, enabled: groupIds.length > 0 },
  );
  const customerIds = idsOf('customers');
  const customers = useGetMany<Named & { email?: string }>(
    'customers',
    { ids: customerIds },
    { ...quiet, enabled: customerIds.length > 0 && known.has('customers') },
  );
  const people = useEveryRecord<Named>('staff', { sort: { field: 'name', order: 'ASC' } });
  const rows: Readonly<Record<string, readonly (Named | undefined)[] | undefined>> = {
    orders: orders.data,
    products: products.data,
    'tax-groups': groups.data,
    staff: people.data,
    customers: customers.data?.map((row) => row && { ...row, name: row.name ?? row.email ?? '' }),
  };
  const find = (desk: string, id: string) => (rows[desk] ?? nothing).find((row) => row?.id === id);
  return {
    of(desk = '', id) {
      const row = find(desk, id);
      if (!row) return undefined;
      const title = row.number === undefined ? (row.name ?? '') : `#${row.number}`;
      const to = desk === 'staff' || !known.has(desk) ? undefined : `/${desk}/${id}`;
      return { title, ...(to && { to }) };
    },
    person: (staffId) => (staffId === null ? undefined : find('staff', staffId)?.name),
    currencyOf: (id) => orders.data?.find((row) => row?.id === id)?.currency,
  };
}

/** What the entry itself says that its record was called. */
export const nameInside = ({ before, after, request }: AuditEntry): string => {
  const [requested] = Object.values(fieldsOf(request)).map(fieldsOf);
  return (
    [fieldsOf(before), fieldsOf(after), requested]
      .map((fields) =>
        textOf(fields?.['number']) ? `#${textOf(fields?.['number'])}` : textOf(fields?.['name']),
      )
      .find((name) => name !== '') ?? ''
  );
};
