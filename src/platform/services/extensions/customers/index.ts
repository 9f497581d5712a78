import type { Context } from '#platform/context.ts';
import { defineService } from '#platform/service.ts';
import { forgetMember, retainedImports } from './import/imported.ts';
import { releaseImportedAuthor, releaseImportedBuyer } from './import/imported-buyers.ts';
import { importRoutes } from './import/routes.ts';
import { foldSlots } from '#platform/store/index.ts';
import { storeCurrency } from './store-currency.ts';
import { migrations } from './migrations.ts';
import { entities } from './records.ts';
import { routes } from './routes.ts';

/** Brings together what many connections have counted; now and then. */
const foldDays = ({ db, siteId }: Context): Promise<void> =>
  foldSlots(db, siteId, {
    table: 'customer_days',
    unique: ['email', 'member_id', 'currency', 'day'],
    sums: ['orders', 'spent'],
  });

/** Who the shop knows and what each one's orders come to, kept as they change, and the segments that follow from it. */
export const customers = defineService({
  name: 'customers',
  listeners: {
    'wix.members.v1.member_deleted': forgetMember,
    'wix.ecom.v1.order_imported_order_deleted': releaseImportedBuyer,
    'counterpart.reviews.v1.imported_review_undone': releaseImportedAuthor,
  },
  routes: [...routes, ...importRoutes],
  seed: storeCurrency,
  maintain: foldDays,
  retentionRules: [retainedImports],
  entities,
  migrations,
});
