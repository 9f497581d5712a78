import { invalid } from '#platform/contract/errors.ts';

/** @throws 400 when an id stands twice: two changes of one product in one call have no order */
export function rejectDuplicates(ids: readonly string[], field: string): void {
  if (new Set(ids).size === ids.length) return;
  throw invalid([
    {
      field,
      violatedRule: 'OTHER',
      ruleName: 'DUPLICATE_PRODUCT_IDS_REQUEST',
      description: 'must name each product once',
      data: {},
    },
  ]);
}
