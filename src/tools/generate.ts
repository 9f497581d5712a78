import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ADDRESS_FOLDER, addressTables } from './addresses/address-tables.ts';
import { reviewAddresses } from './contract/addresses.ts';
import { assemble } from './contract/assemble.ts';
import { browserPackages } from './contract/browser-packages.ts';
import { serialiseForBrowser, serialiseRights } from './contract/browser.ts';
import { reviewEffects, withEffects } from './contract/effects.ts';
import { serialiseEvents } from './contract/events.ts';
import { listPackages } from './contract/packages.ts';
import { serialise, serialiseIndex } from './contract/write.ts';

const root = join(import.meta.dirname, '../..');
const folder = 'src/platform/contract/generated';
const browserFolder = 'src/shared/contract/generated';
const effectsList = 'src/tools/contract/effects.txt';
export const addressesList = 'src/tools/contract/addresses.txt';

/** Path → text of everything the generator owns, and what nobody has reviewed yet: operations, fields with addresses. */
export function generate(nodeModules = join(root, 'node_modules')): {
  files: Map<string, string>;
  unreviewed: string[];
} {
  const declared = listPackages(nodeModules).map(assemble);
  const effects = reviewEffects(readFileSync(join(root, effectsList), 'utf8'), declared);
  const contracts = declared.map((contract) => withEffects(contract, effects));
  const files = new Map(
    contracts.map((contract) => [`${folder}/${contract.package}.json`, serialise(contract)]),
  );
  const addresses = reviewAddresses(readFileSync(join(root, addressesList), 'utf8'), declared);
  files.set(effectsList, effects.text);
  files.set(addressesList, addresses.text);
  files.set(`${folder}/index.ts`, serialiseIndex(contracts));
  files.set(`${folder}/events.ts`, serialiseEvents(contracts));
  for (const wanted of browserPackages) {
    const contract = contracts.find(({ package: name }) => name === wanted.package);
    if (!contract) throw new Error(`no package ${wanted.package} in the contract`);
    if (Object.keys(wanted).length > 1)
      files.set(`${browserFolder}/${wanted.package}.ts`, serialiseForBrowser(contract, wanted));
    files.set(`${browserFolder}/${wanted.package}.rights.ts`, serialiseRights(contract));
  }
  for (const [path, text] of addressTables(nodeModules)) files.set(path, text);
  return {
    files,
    unreviewed: [...effects.unreviewed, ...addresses.unreviewed],
  };
}

/** Paths of the files that are missing, changed, or left over. */
export function drift(files: Map<string, string>): string[] {
  const present = [folder, browserFolder, ADDRESS_FOLDER].flatMap((name) =>
    existsSync(join(root, name)) ? readdirSync(join(root, name)).map((file) => `${name}/${file}`) : [],
  );
  const stale = [...files].filter(
    ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
  );
  return [...stale.map(([path]) => path), ...present.filter((path) => !files.has(path))];
}

if (import.meta.main) {
  const { files, unreviewed } = generate();
  const changed = drift(files);
  if (process.argv.includes('--check')) {
    if (changed.length > 0)
      console.error(`Generated files are stale; run \`npm run generate\`. Differs: ${changed.join(', ')}`);
    if (changed.length > 0 || unreviewed.length > 0) process.exitCode = 1;
  } else {
    for (const path of changed) {
      const text = files.get(path);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      if (text === undefined) rmSync(join(root, path));
      else writeFileSync(join(root, path), text);
    }
    console.log(`${files.size} files, ${changed.length} changed`);
  }
  if (unreviewed.length > 0)
    console.error(`Say in ${effectsList} or ${addressesList} what these do: ${unreviewed.join(', ')}`);
}
