import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackageContract } from '../../platform/contract/schema.ts';
import { deskFiles } from './desk-files.ts';
import { readEntity } from './read-entity.ts';
import { isDeskName, register, registrations } from './register-desk.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const contractOf = (name: string) =>
  JSON.parse(read(`src/platform/contract/generated/${name}.json`)) as PackageContract;
const optionsOf = (name: string, under?: string) => ({
  name,
  under,
  group: 'catalog',
  icon: 'Shapes',
  operationsFile: `${name}-operations`,
});

describe('a new desk', () => {
  it.each([
    ['stores_brands-v-3', 'brand', 'brands', ['name'], []],
    ['stores_promotions-v-3', 'promotion', 'promotions', ['name', 'destinationUrl'], ['enabled']],
    ['ecom_tax-groups', 'taxGroup', 'taxGroups', ['name'], []],
  ])('reads of %s what it manages', (name, key, items, texts, switches) => {
    expect(readEntity(contractOf(name))).toMatchObject({ key, items, texts, switches });
  });

  it('needs an entity that is created, read, updated, deleted and queried', () => {
    expect(() => readEntity(contractOf('ecom_totals-calculator'))).toThrow('has no entity that');
  });

  it.each([undefined, 'products'])('has its files, and a line in each registry (under %s)', (under) => {
    const entity = readEntity(contractOf('stores_ribbons-v-3'));
    const options = optionsOf('ribbon-kinds', under);
    expect([...deskFiles(entity, options).keys()]).toEqual([
      'src/shared/desks/ribbon-kinds.ts',
      'src/wix/ribbon-kinds-operations.ts',
      'src/admin/resources/catalog/ribbon-kinds/index.ts',
      'src/admin/resources/catalog/ribbon-kinds/provider.ts',
      'src/admin/resources/catalog/ribbon-kinds/RibbonKinds.tsx',
      'src/admin/resources/catalog/ribbon-kinds/RibbonForm.tsx',
      'src/admin/resources/catalog/ribbon-kinds/messages.en.ts',
      'e2e/ribbon-kinds.spec.ts',
    ]);
    const changed = register(registrations(entity, options), read);
    expect(changed.get('src/shared/desks/index.ts')).toContain(
      "import { ribbonKindsDesk } from './ribbon-kinds.ts';\n\nconst all = [",
    );
    expect(changed.get('src/shared/desks/index.ts')).toContain('  ribbonKindsDesk,\n] as const;');
    expect(changed.get('src/admin/desks.ts')).toContain('  ribbonKinds,\n');
    expect(changed.get('src/admin/i18n/desks.ts')).toContain(
      "'ribbon-kinds': { name: 'Ribbon kinds', detail: 'The ribbon kinds of the store' }",
    );
    expect(changed.get('e2e/areas/pages.ts')).toContain("'/admin/ribbon-kinds/:id': 'ribbon-kinds'");
    expect(changed.get('src/tools/contract/browser-packages.ts')?.match(/stores_ribbons-v-3/g)).toHaveLength(
      1,
    );
    // The audit log groups ribbons with products already.
    expect(changed.has('src/admin/resources/team/audit-log/audit-categories.ts')).toBe(false);
  });

  it('is rejected where a registry has no place for it', () => {
    const insertions = registrations(
      readEntity(contractOf('stores_brands-v-3')),
      optionsOf('brands', 'nowhere'),
    );
    expect(() => register(insertions, read)).toThrow('src/admin/desks.ts has no place for');
  });

  it.each([
    ['brands', true],
    ['tax-groups', true],
    ['TaxGroups', false],
    ['', false],
    ['../brands', false],
  ])('may be called %j: %s', (name, isValid) => expect(isDeskName(name)).toBe(isValid));
});
