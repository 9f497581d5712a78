import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourceOf } from '#tools/source-imports.ts';
import { isDerived } from './derived-message.ts';
import { messages } from './messages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMMENT = /\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm;
const ADMIN = join(ROOT, 'src/admin');
/** What every page begins with. */
const BEGINNING = ['AdminApp.tsx', 'start.ts'].map((file) => join(ADMIN, file));

/** Imports by a path that the compiler cannot follow: it would check the whole back office with the server once more. */
const importAdmin = (file: string): Promise<unknown> => import(/* @vite-ignore */ join(ADMIN, file));
const { desks } = (await importAdmin('desks.ts')) as { desks: readonly { name: string }[] };
await importAdmin('i18n/i18n-provider.ts');

interface Source {
  imports: string[];
  /** Modules that come when they are wanted. */
  parts: string[];
  /** What it asks messages for, such as `orders.show.title`, or `orders.tab` where the rest is worked out. */
  keys: string[];
  /** Whole keys that it translates. */
  translated: string[];
  /** The same, behind the name of the desk, which is worked out: `list.title`. */
  ofAnyDesk: string[];
}

const matches = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].map(([, found = '']) => found);

function readSource(file: string): Source {
  const code = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
  const path = relative(ROOT, file).replaceAll('\\', '/');
  const codeAt = (from: string): string[] => {
    const source = sourceOf(path, from);
    const found = source === undefined ? '' : join(ROOT, source);
    return /\.tsx?$/.test(found) && found.startsWith(ADMIN) && existsSync(found) ? [found] : [];
  };
  return {
    imports: matches(code, /^(?:import|export)\s(?!type\s)(?:[^'";]*\sfrom\s)?'([^']+)'/gm).flatMap(codeAt),
    parts: matches(code, /\bimport\('([^']+)'\)/g).flatMap(codeAt),
    keys: [
      ...matches(code, /['"`]([a-z][\w-]*(?:\.[\w-]+)+)\.?(?:['"`]|\$\{)/g),
      ...matches(code, /`([a-z][\w-]*)\.\$\{/g),
    ],
    translated: matches(code, /\btranslate\(\s*'([a-z][\w-]*(?:\.[\w-]+)+)'/g),
    ofAnyDesk: matches(code, /`\$\{\w+\}\.([\w-]+(?:\.[\w-]+)*)\.?(?:`|\$\{)/g),
  };
}

const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: ADMIN, exclude: ['**/*.test.{ts,tsx}'] })
    .map((path) => join(ADMIN, path))
    .map((file) => [file, readSource(file)]),
);

/** Everything that is there once that module is. */
function closure(roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(sources.get(file)?.imports ?? []));
  }
  return found;
}

const short = (file: string): string => file.slice(ADMIN.length + 1);

/** Which messages each module of messages brings; the first load's are there already. */
const atFirst = new Set(messages.keys());
const brought = new Map<string, string[]>();
const wordFiles = [...sources.keys()].filter((file) => /\baddMessages\('/.test(readFileSync(file, 'utf8')));
for (const file of wordFiles) {
  const before = new Set(messages.keys());
  await import(/* @vite-ignore */ file);
  brought.set(
    file,
    messages.keys().filter((key) => !before.has(key)),
  );
}
const all = [...new Set([...atFirst, ...[...brought.values()].flat()])];

/** The messages at and below each name, so that no name is compared with every word. */
const below = new Map<string, string[]>();
for (const key of all)
  for (let name = key; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
    if (!below.get(name)?.push(key)) below.set(name, [key]);

/** The modules that bring a word. */
const bringers = new Map<string, string[]>();
for (const [file, keys] of brought)
  for (const key of keys) if (!bringers.get(key)?.push(file)) bringers.set(key, [file]);

/** The messages that a module uses and the first load does not bring; worked out once, since most pages share most modules. */
const laterKeys = new Map<string, string[]>();
function laterKeysOf(names: readonly string[], id: string): string[] {
  let keys = laterKeys.get(id);
  if (!keys) {
    keys = names.flatMap((name) => below.get(name) ?? []).filter((key) => !atFirst.has(key));
    laterKeys.set(id, keys);
  }
  return keys;
}

/** The desk whose page this is. */
function deskOf(file: string): string | undefined {
  const [, , folder = '', sub = ''] = short(file).split('/');
  return desks.find(({ name }) => name === sub)?.name ?? desks.find(({ name }) => name === folder)?.name;
}

/** What a message that is derived for a resource is derived from. */
const nameOfRecords = (key: string): string[] =>
  !below.has(key) && isDerived(key) ? [`${key.slice(0, key.indexOf('.'))}.one`] : [];

/** What is asked for in what comes with `root`, and would be shown as a key. */
function missing(root: readonly string[]): string[] {
  const present = closure([...root, ...BEGINNING]);
  const desk = root.map(deskOf).find((name) => name !== undefined);
  return [...closure(root)].flatMap((file) => {
    const { keys = [], ofAnyDesk = [] } = sources.get(file) ?? {};
    const used = [
      ...laterKeysOf(keys, file),
      ...(desk
        ? laterKeysOf(
            ofAnyDesk.map((key) => `${desk}.${key}`),
            `${file} at ${desk}`,
          )
        : []),
      ...[...keys, ...ofAnyDesk.map((key) => `${desk}.${key}`)].flatMap(nameOfRecords),
    ];
    return used
      .filter((key) => !atFirst.has(key) && !bringers.get(key)?.some((bringer) => present.has(bringer)))
      .map((key) => `${key} in ${short(file)}`);
  });
}

const FIRST_SIGHT = join(ADMIN, 'first/show-first.tsx');
const parts = [...new Set([FIRST_SIGHT, ...[...sources.values()].flatMap((source) => source.parts)])];

it('every desk has a name from the beginning', () => {
  expect(desks.filter(({ name }) => !atFirst.has(`${name}.name`)).map(({ name }) => name)).toEqual([]);
});

it('the beginning has its messages', () => {
  expect([...new Set(missing(BEGINNING))]).toEqual([]);
});

it.each(parts.map((part) => [short(part), part]))('%s brings its messages', (_, part) => {
  expect([...new Set(missing([part]))]).toEqual([]);
});

/** What parts of the kit translate of a desk in any case, by the element that renders them. */
const KIT: readonly (readonly [element: RegExp, keys: readonly string[]])[] = [
  [
    /<PanelListPage\b/,
    ['name', 'detail', 'one', 'column.name', 'list.failed', 'list.none', 'list.noneDetail'],
  ],
  [
    /<ResourceListPage\b/,
    ['name', 'list.title', 'list.failed', 'list.none', 'list.noneDetail', 'list.noMatch'],
  ],
  [/<DeleteRecord\b/, ['one', 'delete.detail']],
];
const INPUT = /<(?:TextInput|ChoiceInput|RichTextInput|PictureButtons)\b[^>]*?\bname="([\w.]+)"/g;

it('every part of the kit has the messages of the desk that uses it', () => {
  const files = [...sources.keys()].map((file) => ({ file, desk: deskOf(file) }));
  const unknown = files.flatMap(({ file, desk }) => {
    if (desk === undefined) return [];
    const code = readFileSync(file, 'utf8');
    const used = KIT.flatMap(([element, keys]) => (element.test(code) ? keys : []));
    const labels = matches(code, INPUT).map((name) => `field.${name}`);
    return [...used, ...labels]
      .filter((key) => !below.has(`${desk}.${key}`) && !isDerived(`${desk}.${key}`))
      .map((key) => `${desk}.${key} in ${short(file)}`);
  });
  expect(unknown).toEqual([]);
});

it('every key that is translated has a message', () => {
  const unknown = [...sources].flatMap(([file, { translated }]) =>
    translated.filter((key) => !below.has(key) && !isDerived(key)).map((key) => `${key} in ${short(file)}`),
  );
  expect(unknown).toEqual([]);
});

it('ra-core finds its messages', () => {
  const core = dirname(fileURLToPath(import.meta.resolve('ra-core')));
  const requested = globSync('**/*.js', { cwd: core }).flatMap((file) =>
    matches(readFileSync(join(core, file), 'utf8'), /['`](ra\.[a-z]+\.[\w.]+)/g),
  );
  expect(requested.length).toBeGreaterThan(30);
  expect([...new Set(requested)].filter((key) => !atFirst.has(key))).toEqual([]);
});
