import { z } from 'zod';
import { MAX_CONDITIONS, MAX_DAYS, type CollectionRule, type RulePreview } from '#shared/collection-rules.ts';
import { missing } from '../../contract/errors.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { collections, products, refuseAllProducts } from '../catalog/public.ts';
import { fillByRule } from './follow-rules.ts';
import { ruleFilter } from './rule-filter.ts';
import { forgetRule, keepRule, ruleOf } from './rules-table.ts';

const words = z.string().trim().min(1).max(80);
const amount = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/);

const condition = z.union([
  z.strictObject({ field: z.enum(['tag', 'brand', 'name']), value: words }),
  z.strictObject({ field: z.enum(['priceFrom', 'priceTo']), value: amount }),
  z.strictObject({ field: z.literal('stock'), value: z.enum(['IN', 'OUT']) }),
  z.strictObject({ field: z.literal('newSince'), value: z.int().min(1).max(MAX_DAYS) }),
]);

const rule = z.strictObject({
  match: z.enum(['ALL', 'ANY']),
  conditions: z.array(condition).min(1).max(MAX_CONDITIONS),
}) satisfies z.ZodType<CollectionRule>;

const id = z.string().min(1).max(36);
const FIRST = 8;

const WRITE = 'WIX_STORES.MODIFY_PRODUCTS';

/** The rule a collection fills itself by; none where people choose. */
const read: HostedRoute = {
  method: 'POST',
  path: '/hosted/catalog/collection-rules/read',
  async handle(request, context) {
    requireMerchant(context, WRITE);
    const { collectionId } = await readJson(request, z.strictObject({ collectionId: id }));
    return Response.json({ rule: (await ruleOf(context, collectionId)) ?? null });
  },
};

/** Sets it and fills the collection, or takes it away: then who is in it stays. */
const write: HostedRoute = {
  method: 'POST',
  path: '/hosted/catalog/collection-rules/write',
  async handle(request, context) {
    requireMerchant(context, WRITE);
    const asked = await readJson(request, z.strictObject({ collectionId: id, rule: rule.nullable() }));
    const { collectionId } = asked;
    refuseAllProducts(collectionId);
    if (!(await collections.get(context.db, context.siteId, collectionId))) throw missing('collection');
    if (asked.rule === null) await forgetRule(context, collectionId);
    else {
      await keepRule(context, { collectionId, rule: asked.rule });
      await fillByRule(context, { collectionId, rule: asked.rule });
    }
    return Response.json({ rule: asked.rule });
  },
};

/** What a rule would hold now; nothing is changed. */
const preview: HostedRoute = {
  method: 'POST',
  path: '/hosted/catalog/collection-rules/preview',
  async handle(request, context) {
    requireMerchant(context, WRITE);
    const asked = await readJson(request, z.strictObject({ rule }));
    const { db, siteId, clock } = context;
    const filter = ruleFilter(asked.rule, clock.now());
    const [{ items }, { count }] = [
      await products.search(db, siteId, {
        filter,
        sort: [{ fieldName: 'name', order: 'ASC' }],
        cursorPaging: { limit: FIRST },
      }),
      await products.count(db, siteId, filter),
    ];
    const shown: RulePreview = {
      count,
      products: items.map((product) => ({ id: product.id, name: product.name, visible: product.visible })),
    };
    return Response.json(shown);
  },
};

export const ruleRoutes: readonly HostedRoute[] = [read, write, preview];
