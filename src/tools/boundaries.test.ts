import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, it } from 'vitest';

/** A tree with one import against each of these rules, and `lazy.ts` that keeps to its. */
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
cpSync(join(import.meta.dirname, 'boundaries-fixture'), folder, { recursive: true });
// Written here, since Vitest would run tests that it finds in the repository.
for (const test of ['broken.test.ts', 'allowed.server.test.ts']) {
  writeFileSync(join(folder, 'src/admin/resources/a', test), "import '../../../platform/lazy.ts';\n");
}
afterAll(() => rmSync(folder, { recursive: true }));

const { default: rules } = (await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href)) as {
  default: { options: object; forbidden: object[] };
};

it('reports an import against the house rules as an error', async () => {
  const { output } = await cruise(['src'], {
    ...rules.options,
    exclude: { path: '/generated/' },
    baseDir: folder,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  } as never);
  if (typeof output === 'string') throw new Error('expected the result as an object');
  const broken = output.summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
  expect(broken.sort()).toEqual([
    'browser-tests-without-server: src/admin/resources/a/broken.test.ts',
    'graphql-comes-with-its-first-call: src/platform/eager.ts',
    'no-cycles: src/shared/circle-back.ts',
    'portable-core: src/platform/services/orders/operations/broken.ts',
    'resources-apart: src/admin/resources/a/broken.ts',
    'server-runs-as-it-is: src/platform/services/orders/operations/page.ts',
    'server-runs-as-it-is: src/platform/services/orders/operations/page.ts',
    'shared-stands-alone: src/shared/broken.ts',
  ]);
  expect(output.summary.error).toBe(8);
});
