import { isObject } from '../../shared/is-object.ts';
import { contractOf, entryOf, type OperationRecord } from '../contract/index.ts';

type Json = Record<string, unknown>;

/**
 * What one document may cost: ten pages of a hundred. Each call of an operation costs a point, and each record that it
 * may return or is sent another, so that a document costs what its calls cost one by one.
 */
export const MAX_POINTS = 1_000;

/** The longest page that a list returns where its request has no limit. */
const DEFAULT_PAGE = 100;
/** Limits of pages are no deeper in a request: `search.cursorPaging.limit`. */
const LIMIT_DEPTH = 3;

/** The highest `limit` of a request, but not the fields of records, which a filter names. */
function limitIn(value: Json, depth = LIMIT_DEPTH): number | undefined {
  const limits = Object.entries(value).flatMap(([name, one]) => {
    if (name === 'limit' && typeof one === 'number' && one > 0) return [one];
    return depth > 1 && name !== 'filter' && isObject(one) ? [limitIn(one, depth - 1) ?? 0] : [];
  });
  const highest = Math.max(0, ...limits);
  return highest > 0 ? highest : undefined;
}

const lengthsOf = (value: Json): number =>
  Object.values(value).reduce<number>((sum, one) => sum + (Array.isArray(one) ? one.length : 0), 0);

/** Whether an operation returns records, however many there are. */
function isList(operation: OperationRecord): boolean {
  const { definitions } = contractOf(operation.package);
  const fields = Object.values(definitions[entryOf(operation).reply]?.fields ?? {});
  return operation.readOnly && fields.some(({ array, ref }) => array && definitions[ref ?? '']?.fields);
}

/** What a call costs before its response is known. */
export function pointsOf(operation: OperationRecord, input: Json): number {
  const sent = lengthsOf(input);
  const page = limitIn(input) ?? (sent === 0 && isList(operation) ? DEFAULT_PAGE : 0);
  return 1 + Math.max(sent, page);
}

/** What it did cost. */
export const pointsSpent = (input: Json, reply: Json): number =>
  1 + Math.max(lengthsOf(input), lengthsOf(reply));

/** What is left to one document. */
export class Budget {
  #remaining = MAX_POINTS;

  get remaining(): number {
    return this.#remaining;
  }

  /** @returns whether there was as much */
  reserve(points: number): boolean {
    if (points > this.#remaining) return false;
    this.#remaining -= points;
    return true;
  }

  /** A page that was shorter than its limit costs what it has. */
  release(points: number): void {
    this.#remaining += Math.max(0, points);
  }
}
