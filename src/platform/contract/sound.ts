import { fieldAt, invalidField, PlatformError, type ViolatedRule } from './errors.ts';

/** Deeper than anything the contract has, and far from the end of the stack. */
const MAX_DEPTH = 100;

/** Text that databases and encodings can keep: no NUL, no half of a surrogate pair. */
const isSoundText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Path and query as they are read. What is escaped wrongly is never decoded and stays as it is. */
export const isSoundAddress = ({ pathname, searchParams }: URL): boolean =>
  !/%00/.test(pathname) && [...searchParams].flat().every(isSoundText);

/** @throws 400 for an address that no store could look up. */
export function rejectUnsoundAddress(url: URL): void {
  if (isSoundAddress(url)) return;
  throw new PlatformError(400, 'The address holds a character that no text may have.', {
    code: 'INVALID_ADDRESS',
  });
}

/**
 * Everything typed by somebody passes here once, when it is read, so that nothing behind needs to ask again.
 * @throws 400 with a violation for text that cannot be kept, a number out of range, or too many levels
 */
export function rejectUnsound(value: unknown): void {
  walk(value, []);
}

function walk(value: unknown, path: (string | number)[]): void {
  if (typeof value === 'string') {
    if (!isSoundText(value)) refuse(path, 'FORMAT', 'holds a character that no text may have');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(path, 'VALIDATION', 'is out of range');
  } else if (typeof value === 'object' && value !== null) walkInto(value, path);
}

function walkInto(value: object, path: (string | number)[]): void {
  if (path.length >= MAX_DEPTH) refuse([], 'VALIDATION', `has more than ${MAX_DEPTH} levels`);
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof key === 'string' && !isSoundText(key))
      refuse(path, 'FORMAT', 'has a key with a character that no text may have');
    path.push(key);
    walk(item, path);
    path.pop();
  }
}

function refuse(path: readonly (string | number)[], rule: ViolatedRule, description: string): never {
  throw invalidField(fieldAt(path), rule, description);
}

/** JSON inside of something else, such as a cursor. @throws for what is no JSON, and for what is not sound. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  rejectUnsound(value);
  return value;
}

/** A whole body of JSON. @throws 400 INVALID_JSON, or with a violation for what is not sound. */
export function parseJsonBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof PlatformError) throw cause;
    // The parser's own message would quote what was typed.
    throw new PlatformError(400, 'The request body is not valid JSON.', { code: 'INVALID_JSON', cause });
  }
}

/** The last value of each field of a form. @throws 400 with a violation for what is not sound. */
export function parseFormBody(text: string): Record<string, string> {
  const form = Object.fromEntries(new URLSearchParams(text));
  rejectUnsound(form);
  return form;
}
