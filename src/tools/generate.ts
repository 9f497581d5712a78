import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './contract/assemble.ts';
import { listPackages } from './contract/packages.ts';
import { serialise, serialiseIndex } from './contract/write.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/platform/contract/generated');

/** File name → text of everything the generator owns. */
export function generate(nodeModules = join(root, 'node_modules')): Map<string, string> {
  const contracts = listPackages(nodeModules).map(assemble);
  const files = new Map(contracts.map((contract) => [`${contract.package}.json`, serialise(contract)]));
  return files.set('index.ts', serialiseIndex(contracts));
}

/** Names of the files that are missing, changed, or left over. */
export function drift(files: Map<string, string>): string[] {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const stale = [...files].filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  return [...stale.map(([name]) => name), ...present.filter((name) => !files.has(name))];
}

if (import.meta.main) {
  const files = generate();
  const changed = drift(files);
  if (process.argv.includes('--check')) {
    if (changed.length > 0) {
      console.error(
        `The generated contract is stale; run \`npm run generate\`. Differs: ${changed.join(', ')}`,
      );
      process.exitCode = 1;
    }
  } else {
    mkdirSync(folder, { recursive: true });
    for (const name of changed) {
      const text = files.get(name);
      if (text === undefined) rmSync(join(folder, name));
      else writeFileSync(join(folder, name), text);
    }
    console.log(`${files.size - 1} packages, ${changed.length} files changed`);
  }
}
