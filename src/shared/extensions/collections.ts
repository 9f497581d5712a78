import { z } from 'zod';
import { MAX_CONDITIONS, MAX_DAYS, type CollectionRule, type RulePreview } from '../collection-rules.ts';
import { changeExtension, readExtension } from './define.ts';

const CHANGE = 'WIX_STORES.MODIFY_PRODUCTS';

const text = z.string().trim().min(1).max(80);
const amount = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/);

const condition = z.union([
  z.strictObject({ field: z.enum(['tag', 'brand', 'name']), value: text }),
  z.strictObject({ field: z.enum(['priceFrom', 'priceTo']), value: amount }),
  z.strictObject({ field: z.literal('stock'), value: z.enum(['IN', 'OUT']) }),
  z.strictObject({ field: z.literal('newSince'), value: z.int().min(1).max(MAX_DAYS) }),
]);

const rule = z.strictObject({
  match: z.enum(['ALL', 'ANY']),
  conditions: z.array(condition).min(1).max(MAX_CONDITIONS),
}) satisfies z.ZodType<CollectionRule>;

const preview = z.strictObject({
  count: z.int(),
  products: z.array(z.strictObject({ id: z.string(), name: z.string(), visible: z.boolean() })),
}) satisfies z.ZodType<RulePreview>;

const collectionId = z.string().min(1).max(36);
const oneRule = z.strictObject({ rule: rule.nullable() });

/** The rules by which collections fill themselves. */
export const collectionRuleExtensions = {
  /** None where people choose the products. */
  getCollectionRule: readExtension({
    permission: 'WIX_STORES.READ_PRODUCTS',
    request: z.strictObject({ collectionId }),
    response: oneRule,
  }),
  /** Sets the rule and fills the collection, or removes it: the products then stay. */
  setCollectionRule: changeExtension({
    permission: CHANGE,
    request: oneRule.extend({ collectionId }),
    response: oneRule,
    audit: {
      entityType: 'collection',
      entityId: (request) => request.collectionId,
      after: (response) => response,
    },
  }),
  /** Which products a rule would have now. */
  previewCollectionRule: readExtension({
    permission: CHANGE,
    request: z.strictObject({ rule }),
    response: preview,
  }),
};
