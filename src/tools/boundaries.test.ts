import { cruise } from 'dependency-cruiser';
import { expect, it } from 'vitest';

/** A tree with one import against each of these rules, and `lazy.ts` that keeps to its. */
const FIXTURE = 'src/tools/boundaries-fixture';

const { default: rules } = (await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href)) as {
  default: { options: object; forbidden: object[] };
};

it('reports an import against the house rules as an error', async () => {
  const { output } = await cruise(['src'], {
    ...rules.options,
    exclude: { path: '/generated/' },
    baseDir: FIXTURE,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
  } as never);
  if (typeof output === 'string') throw new Error('expected the result as an object');
  const broken = output.summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
  expect(broken.sort()).toEqual([
    'graphql-comes-with-its-first-call: src/platform/eager.ts',
    'no-cycles: src/shared/circle-back.ts',
    'portable-core: src/platform/services/orders/operations/broken.ts',
    'resources-apart: src/admin/resources/a/broken.ts',
    'shared-stands-alone: src/shared/broken.ts',
  ]);
  expect(output.summary.error).toBe(5);
});
