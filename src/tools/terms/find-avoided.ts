import { AVOIDED_ALONE, AVOIDED_PHRASES, AVOIDED_TERMS } from './avoided-terms.ts';

export type Kind = 'class' | 'file' | 'type' | 'name' | 'audit' | 'key' | 'text';

export interface Finding {
  kind: Kind;
  file: string;
  /** The name, the key or the text. */
  subject: string;
  instead: string;
}

const SPLIT = /[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** The words of a name in any of the usual spellings: `openCart`, `OPEN_CART`, `open-cart.ts`. */
export const splitName = (name: string): string[] =>
  name
    .split(SPLIT)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/** What to write instead of a name; undefined where the name is right. */
export function insteadOf(name: string): string | undefined {
  const words = splitName(name);
  const [only] = words;
  if (words.length === 1 && only !== undefined && AVOIDED_ALONE.has(only)) return 'a noun that says which';
  const avoided = words.find((word) => Object.hasOwn(AVOIDED_TERMS, word));
  return avoided === undefined ? undefined : AVOIDED_TERMS[avoided];
}

const DECLARATION =
  /^(export )?(?:declare )?(?:default )?(?:abstract )?(?:async )?(type|interface|class|enum|function\*?|const|let) ([A-Za-z_$][\w$]*)/gm;
const TYPES = new Set(['type', 'interface', 'class', 'enum']);
const EXTENSION = /^ {2}(\w+): (?:read|change)Extension\(/gm;
const KEY = /(?:^|[{,])\s*(?:'([\w.-]+)'|([A-Za-z_]\w*)):/gm;
const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1(:)?/g;

/** Types of a file whether it exports them or not, and everything else that it exports. */
function namesIn(code: string): [Kind, string][] {
  const names = [...code.matchAll(DECLARATION)].flatMap(
    ([, exported, sort = '', name = '']): [Kind, string][] => {
      if (TYPES.has(sort)) return [['type', name]];
      return exported ? [['name', name]] : [];
    },
  );
  const operations = [...code.matchAll(EXTENSION)].map(([, name = '']): [Kind, string] => ['audit', name]);
  return [...names, ...operations];
}

/** Literals that a person reads: keys, codes and paths have neither a space nor a capital letter before a small one. */
export const textsIn = (code: string): string[] =>
  [...code.matchAll(LITERAL)]
    .filter(([, , , colon]) => colon === undefined)
    .map(([, , text = '']) => text)
    .filter((text) => text.includes(' ') || /^[A-Z][a-z]/.test(text));

/** Code whose only literals are keys: a text may hold what looks like a key. */
const withoutTexts = (code: string): string =>
  code.replaceAll(LITERAL, (literal: string, _quote, _text, colon?: string) => (colon ? literal : "''"));

/** Whether the file holds messages in English, as a desk or a page of the store shows them. */
export const isMessageFile = (file: string): boolean =>
  /\.en\.ts$|^src\/admin\/i18n\/[\w-]+\.ts$|\/messages[\w-]*\.ts$|^src\/storefront\/i18n\/en\//.test(file) &&
  !/\.he\.ts$|\/i18n-provider\.ts$|\/email-promises\.ts$/.test(file);

export function findAvoided(file: string, code: string): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: Kind, subject: string, instead: string | undefined): void => {
    if (instead !== undefined) findings.push({ kind, file, subject, instead });
  };
  for (const [kind, name] of namesIn(code)) add(kind, name, insteadOf(name));
  if (!isMessageFile(file)) return findings;
  const keys = new Set(
    [...withoutTexts(code).matchAll(KEY)].flatMap(([, quoted, plain]) => (quoted ?? plain ?? '').split('.')),
  );
  for (const key of keys) if (!/^[A-Z_]+$/.test(key)) add('key', key, insteadOf(key));
  for (const text of new Set(textsIn(code))) {
    const words = text.replaceAll(/%\{\w+\}/g, '');
    add('text', text, AVOIDED_PHRASES.find(([pattern]) => pattern.test(words))?.[1]);
  }
  return findings;
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** The classes of a style sheet, each once. */
export function findAvoidedClasses(file: string, css: string): Finding[] {
  const code = css.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|'[^']*'|"[^"]*"/g, '');
  const classes = new Set([...code.matchAll(CLASS)].map(([, name = '']) => name));
  return [...classes].flatMap((subject): Finding[] => {
    const instead = insteadOf(subject);
    return instead === undefined ? [] : [{ kind: 'class', file, subject, instead }];
  });
}

/** @param paths of files; each folder and each file is looked at once */
export function findAvoidedPaths(paths: readonly string[]): Finding[] {
  const segments = new Set(
    paths.flatMap((path) => path.split('/').map((_, end, all) => all.slice(0, end + 1).join('/'))),
  );
  return [...segments].flatMap((path): Finding[] => {
    const base = (path.split('/').at(-1) ?? '').replace(/\..*$/, '');
    const instead = insteadOf(base);
    return instead === undefined ? [] : [{ kind: 'file', file: path, subject: base, instead }];
  });
}
