import type Big from 'big.js';
import { allocateMoney } from '#shared/money.ts';
import type { Tip, TippedPerson, TipShare } from '#wix/order-tip-operations.ts';
import { big, readAmount, sum, toDecimalString, type AmountProblem } from '../refund/amounts.ts';

/** Somebody in the form: who may get a part, or has one. */
export interface ShareRow extends TippedPerson {
  partId: string | undefined;
  /** As it stands; empty where there is none. */
  amount: string;
  /** Paid out: it stays as it is. */
  charged: boolean;
}

/** Everybody who has a part, and after them everybody else who may get one. */
export function shareRows(tip: Tip, staff: readonly TippedPerson[]): ShareRow[] {
  const parts = (tip.distributions ?? []).map((part): ShareRow => {
    const id = part.staff?._id ?? part.staff?.identificationData?.wixUserId ?? '';
    return {
      id,
      name: staff.find((person) => person.id === id)?.name ?? part.staff?.name ?? '',
      partId: part._id ?? undefined,
      amount: part.amount ?? '',
      charged: part.transaction !== undefined,
    };
  });
  const others = staff.filter(({ id }) => !parts.some((part) => part.id === id));
  return [
    ...parts,
    ...others.map((person) => ({ ...person, partId: undefined, amount: '', charged: false })),
  ];
}

/** What is not paid out yet, shared among those whose part may change; it adds up to the last cent. */
export function shareEqually(rows: readonly ShareRow[], amount: string, currency: string): string[] {
  const fixed = sum(rows.filter(({ charged }) => charged).map((row) => big(row.amount)));
  const remaining = big(amount).minus(fixed);
  const open = rows.filter(({ charged }) => !charged);
  const parts = remaining.gt(0)
    ? allocateMoney(
        toDecimalString(remaining, currency),
        open.map(() => '1'),
        currency,
      )
    : [];
  let at = 0;
  return rows.map((row) => {
    if (row.charged) return row.amount;
    const part = parts[at++] ?? '0';
    return big(part).gt(0) ? toDecimalString(big(part), currency) : '';
  });
}

export interface ReadShares {
  shares: TipShare[];
  problems: (AmountProblem | undefined)[];
  /** Below zero where the parts are more than the tip. */
  left: Big;
  /** Somebody is left out although a part was paid out. */
  isSomebodyLeftOut: boolean;
}

/** What was typed beside each of the rows. */
export function readShares(
  rows: readonly ShareRow[],
  typed: readonly string[],
  amount: Big,
  currency: string,
): ReadShares {
  const read = rows.map((_, at) => readAmount(typed[at] ?? '', currency));
  const shares = rows.flatMap(({ partId, id }, at): TipShare[] => {
    const value = read[at]?.value;
    return value?.gt(0) ? [{ partId, staffId: id, amount: toDecimalString(value, currency) }] : [];
  });
  return {
    shares,
    problems: read.map(({ problem }) => problem),
    left: amount.minus(sum(read.map(({ value }) => value))),
    isSomebodyLeftOut:
      rows.some(({ charged }) => charged) &&
      rows.some(({ partId }, at) => partId !== undefined && !read[at]?.value.gt(0)),
  };
}
