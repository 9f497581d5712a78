import { camel, capitalized, pascal, splitName } from './names.ts';
import type { DeskEntity } from './read-entity.ts';

/** What is made of a desk, apart from its lines in the registries. */
export interface DeskOptions {
  /** Its path, in the plural: `brands`. */
  name: string;
  /** The desk whose entry of the rail it stands under; without one it is a card of Settings. */
  under: string | undefined;
  /** The folder below `resources` that it stands in, with the desk it stands under: `catalog`. */
  group: string;
  /** Of Lucide, such as `Shapes`. */
  icon: string;
  /** The module of the SDK calls below `src/wix`: `brand-operations`. */
  operationsFile: string;
}

const labelOf = (field: string): string => capitalized(splitName(field));

/** The files of a desk whose records are few: a list with a panel, and a form of its texts and switches. */
export function deskFiles(entity: DeskEntity, options: DeskOptions): Map<string, string> {
  const { name, operationsFile } = options;
  const folder = `src/admin/resources/${options.group}/${name}`;
  const type = pascal(entity.key);
  return new Map([
    [`src/shared/desks/${name}.ts`, manifest(entity, options)],
    [`src/wix/${operationsFile}.ts`, operations(entity, type)],
    [`${folder}/index.ts`, registration(entity, options)],
    [`${folder}/provider.ts`, provider(entity, options)],
    [`${folder}/${pascal(name)}.tsx`, page(entity, options, type)],
    [`${folder}/${type}Form.tsx`, form(entity, options, type)],
    [`${folder}/messages.en.ts`, messages(entity, options)],
    [`e2e/${name}.spec.ts`, journey(entity, options)],
  ]);
}

const manifest = ({ package: sdk, fqdn, operations: named }: DeskEntity, { name, under }: DeskOptions) =>
  `import * as operations from '../contract/generated/${sdk}.rights.ts';
import type { DeskFacts } from './desk.ts';

export const ${camel(name)}Desk = {
  name: '${name}',
  place: '${under === undefined ? 'settings' : 'main'}',
${under === undefined ? "  group: 'shop',\n" : `  under: '${under}',\n`}  entities: ['${fqdn}'],
  rights: {
    list: operations.${named.query},
    create: operations.${named.create},
    edit: operations.${named.update},
    delete: operations.${named.delete},
  },
} as const satisfies DeskFacts;
`;

const operations = (entity: DeskEntity, type: string) => {
  const { package: sdk, key, operations: named, hasRevision, texts, switches } = entity;
  const imports = Object.values(named).toSorted();
  return `import {
${imports.map((each) => `  ${each},`).join('\n')}
  type ${type},
} from '@wix/auto_sdk_${sdk}';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { ${type} };

export interface ${type}Change {
${[...texts.map((field) => `  ${field}: string;`), ...switches.map((field) => `  ${field}: boolean;`)].join('\n')}
}

export const ${key}Operations = {
  query: (query: PageQuery, options?: CallOptions) => staffClient(options).use(${named.query})(query as object),
  get: (id: string, options?: CallOptions) => staffClient(options).use(${named.get})(id),
  create: (${key}: ${type}Change) => staffClient().use(${named.create})(${key}),
  update: (id: string, ${key}: ${type}Change${hasRevision ? ' & { revision: string }' : ''}) =>
    staffClient().use(${named.update})(id, ${key}),
  delete: (id: string) => staffClient().use(${named.delete})(id),
};
`;
};

const registration = ({ texts }: DeskEntity, { name, icon }: DeskOptions) =>
  `import { ${icon} } from 'lucide-react';
import { ${camel(name)}Desk } from '#shared/desks/${name}.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./${pascal(name)}.tsx'));

export const ${camel(name)} = defineDesk({
  ...${camel(name)}Desk,
  icon: ${icon},
  provider: async () => (await import('./provider.ts')).${camel(name)}Provider,
  list: page,
  create: page,
  edit: page,
  found: (record) => ({ title: record.${texts[0]} ?? '', detail: '' }),
});
`;

const provider = (entity: DeskEntity, { name, operationsFile }: DeskOptions) =>
  `import { ${entity.key}Operations } from '#wix/${operationsFile}.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';

export const ${camel(name)}Provider = platformProvider({
  spec: {
    openingSort: { field: '${entity.hasDates ? 'createdDate' : entity.texts[0]}', order: '${entity.hasDates ? 'DESC' : 'ASC'}' },
    fields: [],
    tabs: [],
    unlessAsked: [],
  },
  items: '${entity.items}',
  list: ${entity.key}Operations.query,
  get: ${entity.key}Operations.get,
  create: ${entity.key}Operations.create,
  update: ${entity.key}Operations.update,
  remove: ${entity.key}Operations.delete,
});
`;

const page = (entity: DeskEntity, { name, operationsFile }: DeskOptions, type: string) =>
  `import type { ${type} } from '#wix/${operationsFile}.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
${entity.hasDates ? "import { DateTime } from '#admin/ui/DateTime.tsx';\n" : ''}import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { ${type}Form } from './${type}Form.tsx';
import './messages.en.ts';

export default function ${pascal(name)}() {
  return (
    <PanelListPage<StoredRecord<${type}>>
      most={100}
      sort={{ field: '${entity.hasDates ? 'createdDate' : entity.texts[0]}', order: '${entity.hasDates ? 'DESC' : 'ASC'}' }}
      rowName={(record) => record.${entity.texts[0]} ?? ''}
      form={(record) => <${type}Form record={record} />}
      columns={[${
        entity.hasDates
          ? `
        {
          id: 'updated',
          label: '${name}.column.updated',
          cell: ({ _updatedDate }) => <DateTime value={_updatedDate} />,
        },
      `
          : ''
      }]}
    />
  );
}
`;

const form = (entity: DeskEntity, { name, operationsFile }: DeskOptions, type: string) => {
  const { key, texts, switches, package: sdk } = entity;
  const [title = '', ...others] = texts;
  const hasSwitches = switches.length > 0;
  return `${hasSwitches ? "import { useTranslate } from 'ra-core';\n" : ''}import { boundsOf } from '#shared/contract/bounds.ts';
import { ${key} as contract } from '#shared/contract/generated/${sdk}.ts';
import type { ${type}, ${type}Change } from '#wix/${operationsFile}.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
${hasSwitches ? "import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';\n" : ''}import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';

type Row = StoredRecord<${type}>;

const read = (record: Row | undefined) => ({
${[...texts.map((field) => `  ${field}: record?.${field} ?? '',`), ...switches.map((field) => `  ${field}: record?.${field} ?? false,`)].join('\n')}
});
const bounds = {
${texts.map((field) => `  ${field}: boundsOf(contract, '${field}'),`).join('\n')}
};

const toChange = (values: ReturnType<typeof read>): ${type}Change => ({
  ...values,
  ${title}: values.${title}.trim(),
});

export function ${type}Form({ record }: { record: Row | undefined }) {
${hasSwitches ? '  const translate = useTranslate();\n' : ''}  const form = useRecordForm({ record, read, bounds, toChange });
  return (
    <RecordForm form={form} compact>
      <TextInput name="${title}" autoFocus />
${others.map((field) => `      <TextInput name="${field}" />`).join('\n')}
${switches
  .map(
    (field) => `      <SwitchInput
        name="${field}"
        label={translate('${name}.field.${field}')}
        hint={{ on: translate('${name}.form.${field}On'), off: translate('${name}.form.${field}Off') }}
      />`,
  )
  .join('\n')}
      {record && <DeleteRecord record={record} name={record.${title} ?? ''} />}
    </RecordForm>
  );
}
`;
};

const messages = (entity: DeskEntity, { name }: DeskOptions) => {
  const fields = [...entity.texts, ...entity.switches].map((field) => `    ${field}: '${labelOf(field)}',`);
  const hints = entity.switches.flatMap((field) => [`    ${field}On: 'On.',`, `    ${field}Off: 'Off.',`]);
  return `import { addMessages } from '#admin/i18n/messages.ts';

addMessages('${name}', {
  one: '${splitName(entity.key)}',
  list: {
    failed: 'Couldn’t load ${splitName(camel(name))}',
    none: 'No ${splitName(camel(name))} yet',
    noneDetail: 'The ones you create are listed here.',
  },
  column: { name: '${labelOf(entity.texts[0] ?? '')}'${entity.hasDates ? ", updated: 'Updated'" : ''} },
  field: {
${fields.join('\n')}
  },
  part: {
${fields.join('\n')}
  },
${hints.length > 0 ? `  form: {\n${hints.join('\n')}\n  },\n` : ''}  delete: { detail: 'It is deleted for good.' },
});
`;
};

const journey = (entity: DeskEntity, { name }: DeskOptions) => {
  const one = splitName(entity.key);
  return `import { expectAccessible } from './support/axe.ts';
import { freshName } from './support/orders.ts';
import { expectNoSidewaysScroll } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test.describe('${splitName(camel(name))}', () => {
  test.use({ role: 'merchant' });

  test('one is created, renamed and deleted', { tag: ['@main', '@phone-too'] }, async ({ page }) => {
    const name = \`First \${freshName()}\`;
    const field = page.getByRole('textbox', { name: '${labelOf(entity.texts[0] ?? '')}', exact: true });
    await page.goto('/admin/${name}');
    await page.getByRole('link', { name: 'New ${one}' }).click();
    await field.fill(name);
    await page.getByRole('button', { name: 'Create ${one}' }).click();
    await expect(page).toHaveURL(/\\/${name}\\/[\\w-]{36}$/);
    await expectAccessible(page, '${one}');
    await expectNoSidewaysScroll(page, '${one}');
    await field.fill(\`\${name} again\`);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { name: \`\${name} again\`, level: 2 })).toBeVisible();
    await page.getByRole('button', { name: 'Delete ${one}' }).click();
    await page.getByRole('button', { name: \`Delete “\${name} again”\` }).click();
    await expect(page).toHaveURL(/\\/${name}$/);
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
});
`;
};
