import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

interface Manifest {
  bin?: string | Readonly<Record<string, string>>;
}

/**
 * The script behind a package's command, for Node itself to run: what npm puts into `node_modules/.bin` is a link on
 * one system and no program at all on Windows.
 * @throws when the package has no such command
 */
export function packageCommand(name: string, command = name): string {
  const folder = join(PACKAGES, name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${name} has no command ${command}.`);
  return join(folder, script);
}
