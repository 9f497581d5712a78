/**
 * `npm run desk <name> -- --package <package> [--under <desk>] [--icon <icon>]`: writes a desk for the entity of a package
 * of the SDK, such as `npm run desk brands -- --package stores_brands-v-3 --under products`. It lists the records, and
 * creates, changes and deletes them in a panel, with their texts and switches as inputs; its journey does the same.
 * What the platform can do beyond that is added by hand.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PackageContract } from '../platform/contract/schema.ts';
import { deskFiles } from './desk/desk-files.ts';
import { splitName } from './desk/names.ts';
import { readEntity } from './desk/read-entity.ts';
import { isDeskName, register, registrations } from './desk/register-desk.ts';
import { packageCommand } from './package-command.ts';

const ROOT = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    package: { type: 'string' },
    under: { type: 'string' },
    icon: { type: 'string', default: 'Shapes' },
  },
});
const [name = ''] = positionals;
const contractFile = join(ROOT, `src/platform/contract/generated/${values.package}.json`);
if (!isDeskName(name)) fail('Name the desk in lower case and in the plural, such as tax-groups.');
if (values.package === undefined || !existsSync(contractFile))
  fail('Name a package by --package, such as stores_brands-v-3: docs/coverage.md lists them.');
/** The folder of a desk, from the root: `src/admin/resources/catalog/products`. */
const folderOf = (desk: string): string | undefined =>
  globSync(`src/admin/resources/*/${desk}`, { cwd: ROOT })[0];
if (folderOf(name) !== undefined) fail(`There is a desk ${name} already.`);
const parent = folderOf(values.under ?? 'settings');
if (parent === undefined) fail(`There is no desk ${values.under}.`);

const entity = readEntity(JSON.parse(readFileSync(contractFile, 'utf8')) as PackageContract);
const ofEntity = `${splitName(entity.key).replaceAll(' ', '-')}-operations`;
// Other pages may call operations of the entity already.
const isTaken = existsSync(join(ROOT, `src/wix/${ofEntity}.ts`));
const options = {
  name,
  under: values.under,
  group: basename(dirname(parent)),
  icon: values.icon,
  operationsFile: isTaken ? `${name}-desk-operations` : ofEntity,
};
const created = deskFiles(entity, options);
const existing = [...created.keys()].filter((file) => existsSync(join(ROOT, file)));
if (existing.length > 0) fail(`These files exist already:\n${existing.join('\n')}`);
const files = [
  ...created,
  ...register(registrations(entity, options), (file) => readFileSync(join(ROOT, file), 'utf8')),
];
for (const [file, text] of files) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}
run('src/tools/generate.ts');
run('src/tools/icons.ts');
run(packageCommand('oxfmt'), ...files.map(([file]) => file));
const hasArea = files.some(([file]) => file.startsWith('e2e/areas/catalog'));
const area = hasArea ? '' : `Name e2e/${name}.spec.ts in an area of e2e/areas.\n`;
console.log(`Written:\n${files.map(([file]) => `  ${file}`).join('\n')}\n
${area}Next: npm run check -- --changed, npm run journey ${name}. The messages are in src/admin/resources/${options.group}/${name}.`);

function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) fail(`${command[0]} failed.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
