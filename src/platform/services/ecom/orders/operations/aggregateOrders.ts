import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import type { Bucket, Measure } from '#platform/store/index.ts';
import { orders } from '../tables.ts';

const MEASURES: Readonly<Record<string, Measure>> = {
  $count: 'count',
  $sum: 'sum',
  $min: 'min',
  $max: 'max',
  $avg: 'avg',
};
const DEFAULT_SEPARATOR = '|';
const MAX_AGGREGATES = 20;

interface Wanted {
  measure: Measure;
  fields: string[];
  path: string;
}

/** `{"$count": ["status", "paymentStatus"]}` or `{"$sum": "priceSummary.total.amount"}`. */
function readOne(value: unknown, path: string): Wanted {
  const [entry, ...more] = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const measure = entry && MEASURES[entry[0]];
  if (!measure || more.length > 0) {
    throw invalidField(path, 'VALIDATION', `must have exactly one of ${Object.keys(MEASURES).join(', ')}`);
  }
  const fields: unknown[] = [entry[1]].flat();
  const at = `${path}.${entry[0]}`;
  if (!fields.every((field) => typeof field === 'string'))
    throw invalidField(at, 'VALIDATION', 'must name fields');
  return { measure, fields, path: at };
}

/** `{"PAID": 3}` by one field, `{"(APPROVED|PAID)": 2}` by several; a missing value is empty. */
function written(buckets: readonly Bucket[], { measure, fields }: Wanted, separator: string): unknown {
  if (measure !== 'count') return buckets[0]?.value;
  const name = ({ keys }: Bucket): string => {
    const joined = keys.map((key) => key ?? '').join(separator);
    return fields.length > 1 ? `(${joined})` : joined;
  };
  return Object.fromEntries(buckets.map((bucket) => [name(bucket), bucket.value]));
}

export async function aggregateOrders(
  request: Request<OrdersApi, 'aggregateOrders'>,
  { db, siteId }: Context,
): Promise<Reply<OrdersApi, 'aggregateOrders'>> {
  const { filter, aggregation, hierarchySeparatorOverride } = request;
  const wanted = Object.entries(aggregation ?? {});
  if (wanted.length > MAX_AGGREGATES) {
    throw invalidField('aggregation', 'MAX_SIZE', `must have at most ${MAX_AGGREGATES} entries`, {
      threshold: MAX_AGGREGATES,
    });
  }
  const separator = hierarchySeparatorOverride ?? DEFAULT_SEPARATOR;
  const aggregates: Record<string, unknown> = {};
  for (const [name, value] of wanted) {
    const one = readOne(value, `aggregation.${name}`);
    const { measure, fields, path } = one;
    const at = { filter: 'filter', fields: path };
    const buckets = await orders.aggregate(db, siteId, { filter, measure, fields }, at);
    aggregates[name] = written(buckets, one, separator);
  }
  return { aggregates };
}
