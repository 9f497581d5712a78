import { isObject } from '#shared/is-object.ts';

export interface AuditEntry {
  id: string;
  at: string;
  staffId: string | null;
  staffEmail: string;
  role: string | null;
  operation: string;
  entityType: string | null;
  entityIds: string[];
  outcome: 'sent' | 'succeeded' | 'denied' | 'failed';
  status: number | null;
  code: string | null;
  requestId: string;
  request: unknown;
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `ecom_orders.updateOrder` → "update order": for what has no sentence of its own. */
export function operationLabel(operation: string): string {
  const name = operation.split('.').at(-1) ?? operation;
  return name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** The kinds of record that have a page and a name. */
const kinds: Readonly<Record<string, string>> = {
  'wix.ecom.v1.order': 'orders',
  'wix.ecom.v1.order_billing': 'orders',
  'wix.ecom.v1.order_transactions': 'orders',
  'wix.ecom.v1.fulfillments': 'orders',
  'wix.ecom.orders.v1.invoice': 'orders',
  'counterpart.preparedRefund': 'orders',
  'counterpart.label': 'orders',
  'wix.stores.catalog.v3.product': 'products',
  'wix.billing.v1.tax_group': 'tax-groups',
  'wix.billing.v1.contact_tax_details': 'customers',
  'counterpart.staff': 'staff',
  'counterpart.customer': 'customers',
};

const singular: Readonly<Record<string, string>> = {
  orders: 'order',
  products: 'product',
  'tax-groups': 'tax group',
  staff: 'colleague',
  customers: 'customer',
};

/** What an entry is about where no name is known: "an order", "a gift card". Whether it still exists is not known either. */
export function entityKindLabel(entry: Pick<AuditEntry, 'entityType' | 'operation'>): string {
  const type = entry.entityType ?? '';
  const word =
    singular[subjectOf({ ...entry, entityIds: [], after: null }).desk ?? ''] ??
    operationLabel(type.replaceAll('_', ' '));
  if (word === '') return 'a record';
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

export interface Subject {
  /** The desk whose records they are, where there is one. */
  desk: string | undefined;
  ids: readonly string[];
}

/** What it was done to: the one that the path names, or all of them when many were meant. */
export function subjectOf({
  operation,
  entityType,
  entityIds,
  after,
}: Pick<AuditEntry, 'operation' | 'entityType' | 'entityIds' | 'after'>): Subject {
  const isJob = operation.startsWith('job.');
  const desk = isJob ? operation.split('.')[1] : kinds[entityType ?? ''];
  if (entityType === 'counterpart.preparedRefund') {
    const order = textOf(fieldsOf(after)['orderId']);
    return { desk, ids: order === '' ? [] : [order] };
  }
  const many = isJob || /\.(bulk|paymentCollectionBulk)/.test(operation);
  return { desk, ids: many ? entityIds : entityIds.slice(0, 1) };
}
