import { isObject } from '#shared/is-object.ts';
import { parseQueryText, parseSortText } from '#platform/contract/index.ts';

type Json = Record<string, unknown>;

/** Today's paths of the fields that the REST reference lists as filterable or sortable. */
const FIELDS: Readonly<Record<string, string>> = {
  _id: 'id',
  dateCreated: 'createdDate',
  lastUpdated: 'updatedDate',
  numericId: 'number',
  'lineItems.productId': 'lineItems.catalogReference.catalogItemId',
  'lineItems.name': 'lineItems.productName.original',
};

const LISTS = new Set(['lineItems.productId', 'lineItems.name']);

/** Payment statuses of orders by the ones that Stores Orders had. */
const PAYMENT_STATUSES: Readonly<Record<string, readonly string[]>> = {
  NOT_PAID: ['NOT_PAID', 'DECLINED', 'CANCELED', 'UNSPECIFIED'],
  PENDING: ['PENDING', 'PENDING_MERCHANT'],
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A condition by the values that it accepts; the operators that exclude negate it. */
function byValues(condition: unknown, accepting: (values: unknown[]) => Json): Json {
  if (!isObject(condition)) return accepting([condition]);
  const parts = Object.entries(condition).map(([operator, operand]) =>
    operator === '$ne' || operator === '$nin'
      ? { $not: accepting(listOf(operand)) }
      : accepting(listOf(operand)),
  );
  return { $and: parts };
}

const paymentStatusIn = (values: unknown[]): Json => ({
  paymentStatus: {
    $in: values.flatMap((value): unknown[] => [...(PAYMENT_STATUSES[String(value)] ?? [value])]),
  },
});

/** A canceled order had this as its fulfillment status. */
function fulfillmentStatusIn(values: unknown[]): Json {
  const others = values.filter((value) => value !== 'CANCELED');
  const isFulfilled = { $and: [{ fulfillmentStatus: { $in: others } }, { status: { $ne: 'CANCELED' } }] };
  if (others.length === values.length) return isFulfilled;
  const isCanceled = { status: 'CANCELED' };
  return others.length === 0 ? isCanceled : { $or: [isCanceled, isFulfilled] };
}

const buyerIdIn = (values: unknown[]): Json => ({
  $or: [{ 'buyerInfo.contactId': { $in: values } }, { 'buyerInfo.memberId': { $in: values } }],
});

const SPECIAL: Readonly<Record<string, (values: unknown[]) => Json>> = {
  paymentStatus: paymentStatusIn,
  fulfillmentStatus: fulfillmentStatusIn,
  'buyerInfo.id': buyerIdIn,
};

/** Any of a list was asked of fields with one value, too. */
function operators(field: string, condition: unknown): unknown {
  if (!isObject(condition)) return LISTS.has(field) ? { $hasSome: listOf(condition) } : condition;
  return Object.fromEntries(
    Object.entries(condition).map(([operator, operand]): [string, unknown] => {
      if (LISTS.has(field)) {
        if (operator === '$eq') return ['$hasSome', listOf(operand)];
        return [operator, operand];
      }
      return operator === '$hasSome' ? ['$in', operand] : [operator, operand];
    }),
  );
}

function conditionOf(field: string, condition: unknown): Json {
  if (field === '$and' || field === '$or') return { [field]: listOf(condition).map(currentFilter) };
  if (field === '$not') return { $not: currentFilter(condition) };
  const accepting = SPECIAL[field];
  if (accepting) return byValues(condition, accepting);
  if (LISTS.has(field) && isObject(condition) && '$ne' in condition) {
    const { $ne: excluded, ...rest } = condition;
    const others = Object.keys(rest).length > 0 ? [conditionOf(field, rest)] : [];
    return { $and: [{ $not: conditionOf(field, excluded) }, ...others] };
  }
  return { [FIELDS[field] ?? field]: operators(field, condition) };
}

function currentFilter(filter: unknown): unknown {
  if (!isObject(filter)) return filter;
  const conditions = Object.entries(filter).map(([field, condition]) => conditionOf(field, condition));
  return conditions.length === 1 ? conditions[0] : { $and: conditions };
}

const currentSort = (entry: unknown): unknown =>
  isObject(entry) && typeof entry['fieldName'] === 'string'
    ? { ...entry, fieldName: FIELDS[entry['fieldName']] ?? entry['fieldName'] }
    : entry;

interface OlderQuery {
  filter?: unknown;
  sort?: unknown;
}

/** A query of Stores Orders, whose filter and sort were text, as one of orders. An order that never came about is not listed. */
export function orderQuery({ filter, sort }: OlderQuery): { filter: Json; sort?: unknown } {
  const parsed = parseQueryText(filter);
  const isEmpty = parsed === undefined || parsed === null || parsed === '';
  const placed = { status: { $ne: 'INITIALIZED' } };
  const isNothing = isEmpty || (isObject(parsed) && Object.keys(parsed).length === 0);
  const entries = parseSortText(sort);
  return {
    filter: isNothing ? placed : { $and: [placed, currentFilter(parsed)] },
    ...(Array.isArray(entries) && { sort: entries.map(currentSort) }),
  };
}
