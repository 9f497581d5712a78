import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HookRuntime } from '../../shared/app-hook.ts';
import { HOOK_FOLDER } from '../built.ts';

/** The modules of each file, those that others import first. */
const MODULES = {
  node: ['rewrite-fetch.mjs', 'lead-connections.mjs', 'register.mjs'],
  browser: ['rewrite-fetch.mjs', 'rewrite-media.mjs', 'browser.mjs'],
} as const satisfies Record<HookRuntime, readonly string[]>;

const PLACEHOLDER = "'__COUNTERPART_URL__'";

interface Installation {
  /** The address of this server. */
  url: string;
  clientId?: string | undefined;
}

/** The modules import each other by name, so that they are one file without these lines. */
const withoutOwnImports = (text: string): string =>
  text.replaceAll(/^import [^\n]* from '\.\/[^\n]*\n/gm, '').replaceAll(/^export (?=const|function)/gm, '');

/** One file with no dependencies that leads an app to this server: an ES module for Node, a plain script for browsers. */
export async function readHookFile(runtime: HookRuntime, { url, clientId }: Installation): Promise<string> {
  const modules = await Promise.all(
    MODULES[runtime].map((name) => readFile(join(HOOK_FOLDER, name), 'utf8')),
  );
  const code = withoutOwnImports(modules.join('\n')).replace(PLACEHOLDER, JSON.stringify(url));
  const client = clientId === undefined ? '' : `// Client ID: ${clientId}\n`;
  const header = `// Leads the requests of an app on @wix/sdk to ${url}\n${client}`;
  return runtime === 'node' ? `${header}${code}` : `${header}(() => {\n${code}})();\n`;
}
