import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageCommand } from './package-command.ts';

const { scripts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as Readonly<Record<'scripts', Readonly<Record<string, string>>>>;

/** What a shell would have to do, and that of Windows does otherwise. */
const SHELL = /[$;'`|<>*]|(^|&& )([A-Z_]+=|(for|rm|cp|mkdir|export|cd) )/;

it.each(Object.entries(scripts))('"%s" asks nothing of a shell but one command after another', (_, line) => {
  expect(line).not.toMatch(SHELL);
});

it.each(['DEMO=${DEMO:-1} node x', 'for a in b; do c; done', 'node a && rm -rf b', "node -e 'a'"])(
  'knows %s for a shell’s',
  (line) => {
    expect(line).toMatch(SHELL);
  },
);

it('finds the script behind a command, whatever the system calls it', () => {
  const commands: [string, string?][] = [
    ['vite'],
    ['vitest'],
    ['@playwright/test', 'playwright'],
    ['typescript-7', 'tsc'],
  ];
  for (const [name, command] of commands) expect(existsSync(packageCommand(name, command))).toBe(true);
  expect(() => packageCommand('vite', 'nothing')).toThrow('vite has no command nothing');
});
