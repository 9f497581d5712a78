/** The rule of an automatic collection; the contract has none, so the rule is stored beside the collection. */
export type RuleCondition =
  | { field: 'tag' | 'brand' | 'name'; value: string }
  | { field: 'priceFrom' | 'priceTo'; value: string }
  | { field: 'stock'; value: 'IN' | 'OUT' }
  /** Made within so many days. */
  | { field: 'newSince'; value: number };

export interface CollectionRule {
  /** Whether a product fits all of the conditions, or one is enough. */
  match: 'ALL' | 'ANY';
  conditions: RuleCondition[];
}

export const ruleFields = ['tag', 'brand', 'name', 'priceFrom', 'priceTo', 'stock', 'newSince'] as const;
export const MAX_CONDITIONS = 20;
export const MAX_DAYS = 3650;

/** The products that match a rule. */
export interface RulePreview {
  count: number;
  products: { id: string; name: string; visible: boolean }[];
}
