/**
 * `npm run older-routes`: installs the oldest SDK of version 1 into a folder of its own and says which of its routes, and of
 * today's, lead where. `-- @wix/stores@1.0.287 …` compares these instead.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../platform/services.ts';
import { collectHandlers } from '../platform/platform.ts';
import { compareRoutes, type Comparison } from './older-routes/compare.ts';
import { install, OLDEST } from './older-routes/install.ts';
import { installedRoutes } from './older-routes/read-installed.ts';

function print(title: string, { answered, unimplemented, retired, unknown }: Comparison): void {
  const lines = (routes: readonly { from: string; method: string; path: string }[]): string =>
    routes.map(({ from, method, path }) => `\n    ${method} ${path}  (${from})`).join('');
  console.log(`${title}
  answered: ${answered.length}
  known and not implemented (501): ${unimplemented.length}
  older and not implemented (501): ${retired.length}${lines(retired)}
  unknown (404): ${unknown.length}${lines(unknown)}`);
}

if (import.meta.main) {
  const given = process.argv.slice(2);
  const handled = new Set(collectHandlers(services).keys());
  const specifiers = given.length > 0 ? given : OLDEST;
  const folder = install(specifiers);
  try {
    print(specifiers.join(' '), compareRoutes(installedRoutes(join(folder, 'node_modules')), handled));
    print('what is installed here', compareRoutes(installedRoutes('node_modules'), handled));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
