import { collectionRuleExtensions } from '#shared/extensions/collections.ts';
import { missing } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { collections, products, rejectAllProducts } from '../catalog/public.ts';
import { fillByRule } from './follow-rules.ts';
import { ruleFilter } from './rule-filter.ts';
import { forgetRule, saveRule, ruleOf } from './rules-table.ts';

/** How many products a preview names. */
const MAX_PREVIEWED = 8;

export const ruleRoutes = serveExtensions(collectionRuleExtensions, {
  getCollectionRule: async ({ collectionId }, context) => ({
    rule: (await ruleOf(context, collectionId)) ?? null,
  }),
  async setCollectionRule({ collectionId, rule }, context) {
    rejectAllProducts(collectionId);
    if (!(await collections.get(context.db, context.siteId, collectionId))) throw missing('collection');
    if (rule === null) await forgetRule(context, collectionId);
    else {
      await saveRule(context, { collectionId, rule });
      await fillByRule(context, { collectionId, rule });
    }
    return { rule };
  },
  async previewCollectionRule({ rule }, { db, siteId, clock }) {
    const filter = ruleFilter(rule, clock.now());
    const [{ items }, { count }] = [
      await products.search(db, siteId, {
        filter,
        sort: [{ fieldName: 'name', order: 'ASC' }],
        cursorPaging: { limit: MAX_PREVIEWED },
      }),
      await products.count(db, siteId, filter),
    ];
    return { count, products: items.map(({ id, name, visible }) => ({ id, name, visible })) };
  },
});
