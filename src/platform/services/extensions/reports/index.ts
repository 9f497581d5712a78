import { defineService } from '#platform/service.ts';
import { countAnew } from './count-anew.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { foldTotals } from './fold-totals.ts';

export const reports = defineService({
  name: 'reports',
  routes,
  seed: countAnew,
  maintain: foldTotals,
  migrations,
});
