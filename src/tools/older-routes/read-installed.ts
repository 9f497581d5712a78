import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRequests } from '../contract/routes.ts';
import { parse } from '../contract/syntax.ts';

/** A request that an installed package of the SDK makes. */
export interface InstalledRoute {
  /** `@wix/stores 1.0.60` */
  from: string;
  method: string;
  path: string;
}

/** Where packages of any age keep what they send. */
const SENDING = ['build/es/**/*.http.js', 'build/es/meta.mjs'];

function routesOf(folder: string): InstalledRoute[] {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = SENDING.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  return files.flatMap((file) =>
    readRequests(parse(join(folder, file))).flatMap(({ method, path, aliases, fallbacks }) =>
      [{ method, path }, ...aliases.map((alias) => ({ method, path: alias })), ...fallbacks].map((route) => ({
        from: `${name} ${version}`,
        ...route,
      })),
    ),
  );
}

/** All requests of the SDK packages in a `node_modules`, each once. */
export function installedRoutes(nodeModules: string): InstalledRoute[] {
  const packages = globSync('@wix/*/package.json', { cwd: nodeModules });
  const routes = packages.flatMap((file) => routesOf(join(nodeModules, file, '..')));
  return [...new Map(routes.map((route) => [`${route.from} ${route.method} ${route.path}`, route])).values()];
}
