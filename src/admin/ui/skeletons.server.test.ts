import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Components whose caller handles the error, or that are shown only while something loads. */
const HANDLED_BY_CALLER = new Set([
  'layout/Shell.tsx',
  'access/pages/AcceptInvitation.tsx',
  'access/pages/SetUp.tsx',
  'resources/customers/customers/page/CustomerSkeleton.tsx',
  'resources/marketing/discounts/form/DiscountSkeleton.tsx',
  'resources/sales/orders/refund/OrderActionSkeleton.tsx',
  'resources/sales/orders/show/OrderSkeleton.tsx',
  'resources/sales/orders/show/PaymentsCard.tsx',
  'resources/sales/subscriptions/open/ChangeDialog.tsx',
  'ui/grid/ListCards.tsx',
]);

it('whatever displays a skeleton displays what failed in its place, so that no bars remain for ever', () => {
  const silent = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && path !== 'ui/Skeletons.tsx')
    .filter((path) => {
      const source = readFileSync(join(ROOT, path), 'utf8');
      return (
        /<(?:Line|Rows)Skeleton\b/.test(source) &&
        !/<(?:ErrorState|QueryState|LoadState|LoadError|RecordLoadError)\b|\bskeleton=/.test(source)
      );
    });
  expect(silent.toSorted()).toEqual([...HANDLED_BY_CALLER].toSorted());
});
