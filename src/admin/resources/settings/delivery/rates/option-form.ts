import Big from 'big.js';
import { compareMoney, roundMoney } from '#shared/money.ts';
import type { ShippingOption } from '#wix/delivery-operations.ts';
import type { Problem } from '#admin/ui/form/form-errors.ts';
import {
  digitsOf,
  ratesOf,
  startOf,
  tableOf,
  type Measure,
  type RateTable,
  type Unsaid,
} from './rate-table.ts';
import { numberProblem, problem, typedNumber } from './typed-number.ts';

/** A row as it is typed; an empty price is "not offered". */
export interface RowForm {
  key: string;
  from: string;
  amount: string;
}

/** A way of delivery as it is typed. */
export interface OptionForm {
  title: string;
  time: string;
  /** Why its rates are no table; they stay as they are then. */
  unsaid?: Unsaid;
  perPiece: boolean;
  measure: Measure;
  /** Of each measure, so that trying another loses nothing. */
  rows: Readonly<Record<Measure, readonly RowForm[]>>;
}

const MAX_LENGTH = { title: 1000, time: 500 };
const MAX_ROWS = 50;

const keyed = ({ rows }: RateTable): RowForm[] =>
  rows.map(({ from, amount }, at) => ({ key: `row-${at}`, from, amount: amount ?? '' }));

const single = (measure: Measure, amount: string, currency: string): RowForm[] => [
  { key: 'row-0', from: new Big(startOf(measure)).toFixed(digitsOf(measure, currency)), amount },
];

export function readOption(option: Partial<ShippingOption>, currency: string): OptionForm {
  const table = tableOf(option.rates ?? [], currency);
  const rateTable: RateTable =
    typeof table === 'string' ? { measure: 'price', perPiece: false, rows: [] } : table;
  const amount = rateTable.rows.find((row) => row.amount !== undefined)?.amount ?? '';
  const of = (measure: Measure) =>
    measure === rateTable.measure && rateTable.rows.length > 0
      ? keyed(rateTable)
      : single(measure, amount, currency);
  return {
    title: option.title ?? '',
    time: option.estimatedDeliveryTime ?? '',
    ...(typeof table === 'string' && { unsaid: table }),
    perPiece: rateTable.perPiece,
    measure: rateTable.measure,
    rows: { price: of('price'), weight: of('weight'), quantity: of('quantity') },
  };
}

/** A new one, to be named and priced: it is not free unless somebody says so. */
export const newOption = (title: string, currency: string): OptionForm => ({
  ...readOption({ title, rates: [{ amount: '0', conditions: [] }] }, currency),
  rows: {
    price: single('price', '', currency),
    weight: single('weight', '', currency),
    quantity: single('quantity', '', currency),
  },
});

export const tableFrom = ({ measure, perPiece, rows }: OptionForm, currency: string): RateTable => ({
  measure,
  perPiece,
  rows: rows[measure].map(({ from, amount }) => ({
    from: new Big(typedNumber(from, currency) || '0').toFixed(digitsOf(measure, currency)),
    ...(amount.trim() !== '' && { amount: roundMoney(typedNumber(amount, currency), currency) }),
  })),
});

function rowProblems(
  { measure, rows }: OptionForm,
  currency: string,
): [place: string, Problem | undefined][] {
  const own = rows[measure];
  return own.flatMap((row, at): [string, Problem | undefined][] => {
    const bounds = { digits: digitsOf(measure, currency), money: measure === 'price', currency };
    const before = own[at - 1];
    const wrong =
      at === 0 ? undefined : row.from.trim() === '' ? problem('from') : numberProblem(row.from, bounds);
    const isBehind =
      before === undefined ||
      wrong !== undefined ||
      numberProblem(before.from, bounds) !== undefined ||
      compareMoney(typedNumber(row.from, currency), typedNumber(before.from, currency)) > 0;
    const money = { digits: digitsOf('price', currency), money: true, currency };
    return [
      [`${row.key}.from`, wrong ?? (isBehind ? undefined : problem('order', { from: before.from }))],
      [`${row.key}.amount`, row.amount.trim() === '' ? undefined : numberProblem(row.amount, money)],
    ];
  });
}

/** What is wrong, by place: `title`, `row-1.from`, `rows`. */
export function optionProblems(form: OptionForm, currency: string): Readonly<Record<string, Problem>> {
  const rows = form.rows[form.measure];
  const all: [string, Problem | undefined][] = [
    [
      'title',
      form.title.trim() === ''
        ? problem('title')
        : form.title.length > MAX_LENGTH.title
          ? problem('long', { most: MAX_LENGTH.title })
          : undefined,
    ],
    ['time', form.time.length > MAX_LENGTH.time ? problem('long', { most: MAX_LENGTH.time }) : undefined],
  ];
  if (!form.unsaid) {
    all.push(...rowProblems(form, currency));
    if (rows.every(({ amount }) => amount.trim() === '')) all.push(['rows', problem('nothing')]);
    if (rows.length > MAX_ROWS) all.push(['rows', problem('rows', { most: MAX_ROWS })]);
  }
  return Object.fromEntries(all.filter((each): each is [string, Problem] => each[1] !== undefined));
}

const isOtherTable = (form: OptionForm, from: OptionForm, currency: string): boolean =>
  !form.unsaid && !isSameTable(form, from, currency);

/** What of it differs from what was read, as the contract has it; nothing of it may be wrong. */
export const optionChange = (
  form: OptionForm,
  from: OptionForm,
  currency: string,
): Partial<ShippingOption> => ({
  ...(form.title.trim() !== from.title && { title: form.title.trim() }),
  ...(form.time.trim() !== from.time && { estimatedDeliveryTime: form.time.trim() }),
  ...(isOtherTable(form, from, currency) && { rates: ratesOf(tableFrom(form, currency)) }),
});

const isSameTable = (one: OptionForm, other: OptionForm, currency: string): boolean => {
  const typed = ({ measure, perPiece, rows }: OptionForm) => [
    measure,
    perPiece,
    rows[measure].map(({ from, amount }) => [plain(from, currency), plain(amount, currency)]),
  ];
  return JSON.stringify(typed(one)) === JSON.stringify(typed(other));
};

/** `6,9` and `6.90` are the same price. */
function plain(text: string, currency: string): string {
  const typed = typedNumber(text, currency);
  return /^\d+(\.\d+)?$/.test(typed) ? new Big(typed).toFixed() : typed;
}

/** How many things of it were changed: each row counts. */
export function changesOf(form: OptionForm, from: OptionForm, currency: string): number {
  const named = Number(form.title.trim() !== from.title) + Number(form.time.trim() !== from.time);
  if (!isOtherTable(form, from, currency)) return named;
  if (form.measure !== from.measure) return named + 1;
  const before = new Map(from.rows[from.measure].map((row) => [row.key, row]));
  const rows = form.rows[form.measure];
  const differing = rows.filter((row) => {
    const was = before.get(row.key);
    return (
      !was ||
      plain(was.from, currency) !== plain(row.from, currency) ||
      plain(was.amount, currency) !== plain(row.amount, currency)
    );
  }).length;
  const missing = from.rows[from.measure].filter(({ key }) => !rows.some((row) => row.key === key)).length;
  return named + Math.max(1, differing + missing);
}
