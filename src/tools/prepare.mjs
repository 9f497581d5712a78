/**
 * Runs after `npm ci` and `npm install` of a clone, with the Node that npm runs on, 20 or later. The package `node`
 * installs the program of its platform with headers and manuals, 2,822 files, and links the program to its own `bin`.
 * Nothing here compiles against the headers, and the link stays.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';

const folder = 'node_modules/node/node_modules';
if (existsSync(folder) && readdirSync('node_modules/node/bin').length > 0)
  for (const name of readdirSync(folder))
    if (/^node-(?!bin-setup)/.test(name)) rmSync(`${folder}/${name}`, { recursive: true, force: true });
