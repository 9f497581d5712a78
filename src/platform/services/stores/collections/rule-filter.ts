import type { CollectionRule, RuleCondition } from '#shared/collection-rules.ts';

const DAY = 86_400_000;
const TAGS = ['tags.privateTags.tagIds', 'tags.publicTags.tagIds'];

function conditionFilter(condition: RuleCondition, now: Date): Record<string, unknown> {
  const { field, value } = condition;
  switch (field) {
    case 'tag':
      return { $or: TAGS.map((path) => ({ [path]: { $hasSome: [value] } })) };
    case 'brand':
      return { 'brand.name': { $eq: value } };
    case 'name':
      return { name: { $contains: value } };
    case 'priceFrom':
      return { 'actualPriceRange.minValue.amount': { $gte: value } };
    case 'priceTo':
      return { 'actualPriceRange.minValue.amount': { $lte: value } };
    case 'stock':
      return value === 'OUT'
        ? { 'inventory.availabilityStatus': 'OUT_OF_STOCK' }
        : { 'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } };
    case 'newSince':
      return { createdDate: { $gte: new Date(now.getTime() - value * DAY).toISOString() } };
  }
}

/** The rule as a question to the catalog, at that time. */
export const ruleFilter = ({ match, conditions }: CollectionRule, now: Date): Record<string, unknown> => ({
  [match === 'ALL' ? '$and' : '$or']: conditions.map((condition) => conditionFilter(condition, now)),
});

export const isTimed = ({ conditions }: CollectionRule): boolean =>
  conditions.some(({ field }) => field === 'newSince');
