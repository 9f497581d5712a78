import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries/check-boundaries.ts';

/** A tree with one import against each of these rules, and `lazy.ts` that keeps to its. */
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
cpSync(join(import.meta.dirname, 'boundaries-fixture'), folder, { recursive: true });
// Written here, since Vitest would run tests that it finds in the repository.
for (const test of ['broken.test.ts', 'allowed.server.test.ts']) {
  writeFileSync(join(folder, 'src/admin/resources/one/a', test), "import '../../../../platform/lazy.ts';\n");
}
afterAll(() => rmSync(folder, { recursive: true }));

it('reports an import against the house rules as an error', async () => {
  const { violations, report } = await checkBoundaries({
    exclude: { path: '/generated/' },
    baseDir: folder,
  });
  expect(violations.sort()).toEqual([
    'browser-tests-without-server: src/admin/resources/one/a/broken.test.ts',
    'graphql-comes-with-its-first-call: src/platform/eager.ts',
    'no-cycles: src/shared/circle-back.ts',
    'portable-core: src/platform/services/ecom/orders/operations/broken.ts',
    'resources-apart: src/admin/resources/one/a/broken.ts',
    'server-runs-as-it-is: src/platform/services/ecom/orders/operations/page.ts',
    'server-runs-as-it-is: src/platform/services/ecom/orders/operations/page.ts',
    'shared-stands-alone: src/shared/broken.ts',
  ]);
  for (const violation of new Set(violations)) expect(report).toContain(violation.split(':')[0]);
  expect(report).toContain('src/shared/circle-back.ts → src/shared/circle.ts → src/shared/circle-back.ts');
});
