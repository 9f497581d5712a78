import { isObject } from '#shared/is-object.ts';
import type { PaymentRequest, Status } from '../payment-request.ts';

const STATUSES: readonly Status[] = ['UNPAID', 'PAID', 'EXPIRED', 'VOIDED'];

/** What the clock makes of it: nothing has to be written for a request to be over. */
export const statusAt = (
  { status, expirationDate }: Pick<PaymentRequest, 'status' | 'expirationDate'>,
  now: Date,
): Status => (status === 'UNPAID' && expirationDate && new Date(expirationDate) <= now ? 'EXPIRED' : status);

type Filter = Record<string, unknown>;

/** Whether a status answers a condition; undefined for one that is left to the store. */
function answers(status: Status, condition: unknown): boolean | undefined {
  if (!isObject(condition)) return status === condition;
  const each = Object.entries(condition).map(([operator, operand]) => {
    if (operator === '$eq') return status === operand;
    if (operator === '$ne') return status !== operand;
    if (operator === '$in' && Array.isArray(operand)) return operand.includes(status);
    return undefined;
  });
  return each.includes(undefined) ? undefined : each.every(Boolean);
}

/** The stored requests that have this status now. */
function havingAt(status: Status, now: string): Filter {
  const isOver = { expirationDate: { $lte: now } };
  if (status === 'UNPAID') return { $and: [{ status }, { $not: isOver }] };
  if (status === 'EXPIRED') return { $or: [{ status }, { $and: [{ status: 'UNPAID' }, isOver] }] };
  return { status };
}

/** A filter by status, said of what is stored, so that it finds what readers are shown. */
export function filterAt(filter: unknown, now: Date): unknown {
  if (Array.isArray(filter)) return filter.map((part) => filterAt(part, now));
  if (!isObject(filter)) return filter;
  const { status, ...others } = filter;
  const rest = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, key.startsWith('$') ? filterAt(value, now) : value]),
  );
  if (status === undefined) return rest;
  const sought = STATUSES.map((one) => ({ one, fits: answers(one, status) }));
  if (sought.some(({ fits }) => fits === undefined)) return { ...rest, status };
  const found = sought.filter(({ fits }) => fits).map(({ one }) => havingAt(one, now.toISOString()));
  const byStatus = found.length > 0 ? { $or: found } : { status: { $in: [] } };
  return { $and: [rest, byStatus] };
}
