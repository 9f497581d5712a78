import fc from 'fast-check';
import type { EntityDefinition } from '../platform/store/definition.ts';

const alphabet = [
  'a',
  'A',
  'b',
  'é',
  'É',
  'Σ',
  'ς',
  'Я',
  'İ',
  '𝒜',
  '￿',
  '%',
  '_',
  '\\',
  '"',
  "'",
  ' ',
  '0',
  '1',
];
export const text = fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 3 });
export const date = fc
  .integer({ min: 0, max: 50 })
  .map((step) => new Date(Date.UTC(2026, 0, 1) + step * 1_800_000).toISOString());
/** Other ways to write the same instants. */
const dateOperand = date.chain((iso) =>
  fc.constantFrom(iso, iso.slice(0, 19), iso.slice(0, 10), iso.replace('Z', '+00:00')),
);
export const decimal = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.constantFrom('', '.0', '.5', '.50', '.05'))
  .map(([whole, fraction]) => `${whole}${fraction}`);
const number = fc.constantFrom(-1, 0, 1, 1.5, 2, 10);
const missing = fc.constantFrom(null, undefined);
const wild: fc.Arbitrary<unknown> = fc.oneof(text, number, fc.boolean(), missing, decimal);
const wildOrArray = fc.oneof(
  { weight: 3, arbitrary: wild },
  fc.array(
    wild.map((value) => value ?? null),
    { maxLength: 3 },
  ),
  fc.array(fc.array(number, { maxLength: 2 }), { maxLength: 2 }),
  fc.record({ deep: wild }),
);
const sometimes = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof({ weight: 4, arbitrary: value }, missing);

/** Typed fields hold their type or nothing, as checked requests do; `wild` ones hold anything. */
export const documentBody = fc.record({
  createdDate: date,
  name: sometimes(text),
  plainName: sometimes(text),
  total: fc.record({ amount: sometimes(decimal) }),
  plainTotal: sometimes(fc.oneof(decimal, number)),
  due: sometimes(date),
  plainDue: sometimes(date),
  flag: sometimes(fc.boolean()),
  wild: wildOrArray,
  items: fc.oneof(
    fc.array(fc.record({ sku: sometimes(text), tags: sometimes(fc.array(text, { maxLength: 2 })) }), {
      maxLength: 3,
    }),
    missing,
  ),
});

/** Each kind of field once with a column and once without. */
export const definition: EntityDefinition = {
  table: 'samples',
  spec: {
    paging: 'cursor',
    fields: [
      'createdDate',
      'name',
      'plainName',
      'total.amount',
      'plainTotal',
      'due',
      'plainDue',
      'flag',
      'wild',
      'wild.deep',
      'items.sku',
      'items.tags',
      'id',
    ].map((field) => ({ field, operators: '*', sort: 'BOTH' })),
    searchable: ['name', 'items.sku'],
    aggregatable: ['name', 'flag', 'total.amount', 'due', 'items.sku'],
  },
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    name: { type: 'text', prefix: true, index: true },
    'total.amount': { type: 'decimal', index: true },
    due: { type: 'date' },
    flag: { type: 'boolean' },
    'items.sku': { type: 'list' },
  },
  types: { plainName: 'text', plainTotal: 'decimal', plainDue: 'date', 'items.tags': 'text' },
  indexes: [['flag', 'createdDate']],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  summary: ['flag', 'name'],
  facets: { by: ['flag'], within: 'items.sku', of: ['flag', 'name', 'total.amount', 'items.sku'] },
};

const operand: Record<string, fc.Arbitrary<unknown>> = {
  createdDate: dateOperand,
  due: dateOperand,
  plainDue: dateOperand,
  name: text,
  plainName: text,
  'items.sku': text,
  'items.tags': text,
  'total.amount': fc.oneof(decimal, number),
  plainTotal: fc.oneof(decimal, number),
  flag: fc.boolean(),
  wild: wild.map((value) => value ?? null),
  'wild.deep': wild.map((value) => value ?? null),
  id: fc.integer({ min: 0, max: 40 }).map((index) => `id-${index}`),
};

function condition(field: string): fc.Arbitrary<unknown> {
  const value = operand[field] ?? text;
  const notNull = value.map((item) => item ?? 'a');
  const list = fc.array(fc.oneof({ weight: 6, arbitrary: notNull }, fc.constant(null)), { maxLength: 3 });
  const listed = fc.array(notNull, { maxLength: 3 });
  const on = (name: string, of: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    of.map((item) => ({ [name]: item }));
  return fc.oneof(
    value,
    fc.constant(null),
    listed,
    ...['$eq', '$ne'].map((name) => on(name, fc.oneof(value, fc.constant(null)))),
    ...['$gt', '$gte', '$lt', '$lte'].map((name) => on(name, notNull)),
    ...['$in', '$nin', '$hasSome', '$hasAll'].map((name) => on(name, list)),
    ...['$startsWith', '$endsWith'].map((name) => on(name, text)),
    on('$contains', field.includes('ame') ? text : notNull),
    ...['$isEmpty', '$exists'].map((name) => on(name, fc.boolean())),
    fc.record({ $gte: notNull, $lt: notNull }),
  );
}

const simple = fc
  .constantFrom(...Object.keys(operand))
  .chain((field) => condition(field).map((value): unknown => ({ [field]: value })));

export const filter: fc.Arbitrary<unknown> = fc.letrec<{ filter: unknown }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    { weight: 4, arbitrary: simple },
    fc.tuple(simple, simple).map(([a, b]) => ({ ...(a as object), ...(b as object) })),
    fc.array(tie('filter'), { maxLength: 3 }).map(($and) => ({ $and })),
    fc.array(tie('filter'), { maxLength: 3 }).map(($or) => ({ $or })),
    tie('filter').map(($not) => ({ $not })),
    tie('filter').map((only) => ({ $not: [only] })),
  ),
})).filter;

export const sort = fc.array(
  fc.record({
    fieldName: fc.constantFrom(...definition.spec.fields.map(({ field }) => field)),
    order: fc.constantFrom('ASC', 'DESC'),
  }),
  { maxLength: 3 },
);
