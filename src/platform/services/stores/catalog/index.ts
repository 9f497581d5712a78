import { defineService } from '#platform/service.ts';
import { seedAllProducts } from './collection-reads.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import { entities } from './tables.ts';

/** Products, categories and what orders do to the stock; the contract's packages over it are services of their own. */
export const catalog = defineService({
  name: 'catalog',
  listeners,
  seed: seedAllProducts,
  entities,
  migrations,
});
