/**
 * `npm run older-routes`: installs the oldest SDK of version 1 into a folder of its own and says which of its routes, and of
 * today's, lead where. `-- @wix/stores@1.0.287 …` compares these instead. `-- --required` installs the packages of December
 * 2024 and writes down which fields they do not require.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../platform/services.ts';
import { collectHandlers } from '../platform/platform.ts';
import { compareRoutes, type Comparison } from './older-routes/compare.ts';
import { DECEMBER_2024, install, OLDEST } from './older-routes/install.ts';
import { installedRoutes } from './older-routes/read-installed.ts';
import { optionalFields } from './older-routes/read-required.ts';

function print(title: string, { answered, unimplemented, retired, unknown }: Comparison): void {
  const lines = (routes: readonly { from: string; method: string; path: string }[]): string =>
    routes.map(({ from, method, path }) => `\n    ${method} ${path}  (${from})`).join('');
  console.log(`${title}
  answered: ${answered.length}
  known and not implemented (501): ${unimplemented.length}
  older and not implemented (501): ${retired.length}${lines(retired)}
  unknown (404): ${unknown.length}${lines(unknown)}`);
}

const OPTIONAL = join(import.meta.dirname, '../platform/contract/older-optional.ts');

/** Rewrites the list at the end of its module. */
function writeOptionalFields(nodeModules: string): void {
  const folders = globSync('@wix/*_*', { cwd: nodeModules }).map((folder) => join(nodeModules, folder));
  const before = readFileSync(OPTIONAL, 'utf8');
  const [head] = before.split(/(?<=export const olderOptional[^=]*= )\{/);
  writeFileSync(OPTIONAL, `${head}${JSON.stringify(optionalFields(folders), null, 2)};\n`);
  console.log(`${OPTIONAL}: format it by \`npm run format\`.`);
}

function withInstalled(specifiers: readonly string[], work: (nodeModules: string) => void): void {
  const folder = install(specifiers);
  try {
    work(join(folder, 'node_modules'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const input = process.argv.slice(2);
  const specifiers = input.length > 0 ? input : OLDEST;
  if (input.includes('--required')) withInstalled(DECEMBER_2024, writeOptionalFields);
  else
    withInstalled(specifiers, (nodeModules) => {
      const handled = new Set(collectHandlers(services).keys());
      print(specifiers.join(' '), compareRoutes(installedRoutes(nodeModules), handled));
      print('what is installed here', compareRoutes(installedRoutes('node_modules'), handled));
    });
}
