#!/usr/bin/env node
/**
 * Starts the built command on the Node it needs: the one it was called with, else the one that was installed with it.
 * Written for any Node, however old.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const command = new URL('../../../dist/server/counterpart.mjs', import.meta.url);

function installedNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'));
    return ['node', 'node.exe'].map((name) => join(folder, 'bin', name)).find((path) => existsSync(path));
  } catch {
    return undefined;
  }
}

function startOn(node) {
  const child = spawn(node, [fileURLToPath(command), ...process.argv.slice(2)], { stdio: 'inherit' });
  // From a terminal it has it twice, and minds the first one only.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code === null ? 1 : code));
}

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  await import(command.href);
} else {
  const node = installedNode();
  if (node) startOn(node);
  else {
    console.error(
      `Counterpart needs Node ${NEEDED} or newer; this is ${process.version}. Install it, or let npm run the install script of the package "node".`,
    );
    process.exitCode = 1;
  }
}
