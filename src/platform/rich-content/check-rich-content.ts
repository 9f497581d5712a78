import { fieldAt, type FieldViolation, invalid, type ViolatedRule } from '../contract/errors.ts';

/** As deep as a list in a cell of a table in a layout goes, and then some. */
const MAX_DEPTH = 64;
const MAX_PARTS = 20_000;
const MAX_CHARACTERS = 200_000;
/** Enough to tell the caller. */
const MAX_VIOLATIONS = 20;

/** What a link of a text may lead to, and `wix:` of the platform's own files; relative ones lead nowhere else. */
const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'wix']);

const isAddress = (key: string): boolean => /(?:url|uri|src|href)$/i.test(key);

/** Browsers skip blanks and control characters in front of a scheme and inside it. */
const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase();

/**
 * Rich content of people who are not the shop, checked once at the door; every reader may then draw it. Nodes of every
 * type are kept as they are.
 * @param at where it stands in the request
 * @throws 400 for what is too much, for HTML, and for a link that runs something
 */
export function checkRichContent(content: object, at: string): void {
  const violations: FieldViolation[] = [];
  let parts = 0;
  let characters = 0;
  const path: (string | number)[] = [];

  const refuse = (
    violatedRule: ViolatedRule,
    description: string,
    data: Record<string, unknown> = {},
  ): void => void violations.push({ field: fieldAt([at, ...path]), violatedRule, description, data });

  const text = (value: string): void => {
    characters += value.length;
    const key = path.findLast((part) => typeof part === 'string') ?? '';
    if (key === 'html' && value.trim() !== '') refuse('FIELD_NOT_ALLOWED', 'must not bring HTML');
    const scheme = isAddress(key) ? schemeOf(value) : undefined;
    if (scheme !== undefined && !SCHEMES.has(scheme))
      refuse('FORMAT', `must not be a ${scheme}: address`, { expected: 'WEB_URL' });
  };

  /** Stops where it has seen enough. */
  const walk = (value: unknown): void => {
    if (violations.length >= MAX_VIOLATIONS) return;
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return;
    parts++;
    if (parts > MAX_PARTS || characters > MAX_CHARACTERS) return;
    if (path.length > MAX_DEPTH)
      return refuse('MAX_SIZE', `must not be deeper than ${MAX_DEPTH}`, { threshold: MAX_DEPTH });
    const inside = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, part] of inside) {
      if (typeof key === 'string') characters += key.length;
      path.push(key);
      walk(part);
      path.pop();
    }
  };
  walk(content);

  path.length = 0;
  if (parts > MAX_PARTS) refuse('MAX_SIZE', `must have at most ${MAX_PARTS} parts`, { threshold: MAX_PARTS });
  if (characters > MAX_CHARACTERS)
    refuse('MAX_LENGTH', `must have at most ${MAX_CHARACTERS} characters`, { threshold: MAX_CHARACTERS });
  if (violations.length > 0) throw invalid(violations);
}
