import type { DeskOptions } from './desk-files.ts';
import { camel, capitalized, splitName } from './names.ts';
import type { DeskEntity } from './read-entity.ts';

/** A line of a registry: what is inserted, and the text before which it stands. */
interface Insertion {
  file: string;
  text: string;
  before: string | RegExp;
  /** A line that it takes the place of, where there is one. */
  replaces?: string;
  /** Text of a registry that needs no such line any more. */
  unless?: string;
}

const importLine = (name: string, from: string): string => `import { ${name} } from '${from}';\n`;

/** The lines by which the rest of the product knows of a desk. */
export function registrations(
  entity: DeskEntity,
  { name, under, group, operationsFile }: DeskOptions,
): Insertion[] {
  const { key, fqdn, operations } = entity;
  const one = splitName(key);
  const label = capitalized(splitName(camel(name)));
  const parent = under ?? 'tax-groups';
  const browserPackage = `  {
    package: '${entity.package}',
    entities: [{ key: '${key}', create: '${operations.create}', update: '${operations.update}' }],
  },
`;
  return [
    {
      file: 'src/tools/contract/browser-packages.ts',
      text: browserPackage,
      before: /\];\n$/,
      replaces: `  { package: '${entity.package}' },\n`,
      unless: `    package: '${entity.package}',\n`,
    },
    {
      file: 'src/shared/desks/index.ts',
      text: importLine(`${camel(name)}Desk`, `./${name}.ts`),
      before: '\nconst all = [',
    },
    { file: 'src/shared/desks/index.ts', text: `  ${camel(name)}Desk,\n`, before: /\] as const;\n/ },
    {
      file: 'src/admin/desks.ts',
      text: importLine(camel(name), `./resources/${group}/${name}/index.ts`),
      before: '\n/** The table of contents',
    },
    { file: 'src/admin/desks.ts', text: `  ${camel(name)},\n`, before: new RegExp(`  ${camel(parent)},\\n`) },
    {
      file: 'src/admin/i18n/desks.ts',
      text: `  '${name}': { name: '${label}', detail: 'The ${splitName(camel(name))} of the store' },\n`,
      before: /\};\n$/,
    },
    {
      file: 'src/admin/resources/team/audit-log/sentences.en.ts',
      text: [
        `  ${operations.create}: '{created|create} the ${one} %{record}',\n`,
        `  ${operations.update}: '{changed|change} the ${one} %{record}',\n`,
        `  ${operations.delete}: '{deleted|delete} the ${one} %{record}',\n`,
      ].join(''),
      before: /  bulkUpdateInventoryItems:/,
    },
    {
      file: 'src/admin/resources/team/audit-log/audit-categories.ts',
      text: `    '${fqdn}',\n`,
      before: /(?<=  settings: \[\n)/,
      unless: `'${fqdn}'`,
    },
    {
      file: 'e2e/areas/pages.ts',
      text: `  '/admin/${name}/:id': '${name}',\n`,
      before: /  '\/admin\/returns\/:id'/,
    },
    {
      file: 'e2e/support/routes.ts',
      text: `    { name: '${splitName(camel(name))}', path: '/admin/${name}', seen: both('${label}') },
    {
      name: 'new ${one}',
      path: '/admin/${name}/create',
      seen: (page) => expect(page.getByRole('heading', { name: 'New ${one}' })).toBeVisible(),
    },
`,
      before: /    \{ name: 'tax groups', path:/,
    },
    ...area({ name, parent, operations: operationsFile }),
  ];
}

/** Its journey is run with the changes of the catalog, where it stands under one of its desks. */
function area({ name, parent, operations }: Record<'name' | 'parent' | 'operations', string>): Insertion[] {
  const file = 'e2e/areas/catalog.ts';
  if (parent !== 'products' && parent !== 'collections') return [];
  return [
    { file, text: `      '${name}',\n`, before: /    \],\n    desks: \{/ },
    { file, text: ` '${name}': '${name}',`, before: /(?<=    desks: \{\s*)\b/ },
    { file, text: `      'wix/${operations}.ts',\n`, before: /    \],\n  \},\n  shop: \{/ },
  ];
}

/**
 * The files of the registries with the lines of a desk.
 * @param read the text of a file of the repository
 * @throws where a registry does not have the text before which a line belongs
 */
export function register(
  insertions: readonly Insertion[],
  read: (file: string) => string,
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const { file, text, before, replaces, unless } of insertions) {
    const known = changed.get(file) ?? read(file);
    const now = replaces === undefined ? known : known.replace(replaces, '');
    if (unless !== undefined && now.includes(unless)) continue;
    const at = typeof before === 'string' ? now.indexOf(before) : now.search(before);
    if (at < 0) throw new Error(`${file} has no place for:\n${text}`);
    changed.set(file, now.slice(0, at) + text + now.slice(at));
  }
  return changed;
}

export const isDeskName = (name: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(name);
