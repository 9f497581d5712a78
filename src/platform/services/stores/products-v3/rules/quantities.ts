import { invalid } from '#platform/contract/errors.ts';

interface WithQuantities {
  variantsInfo?: {
    variants?: { inventoryItem?: { quantity?: number | undefined } | null | undefined }[] | undefined;
  };
}

/** The contract's bound allows debts for sales outside the shop; nobody counts one. */
export function rejectNegative({ variantsInfo }: WithQuantities): void {
  const violations = (variantsInfo?.variants ?? []).flatMap(({ inventoryItem }, index) =>
    (inventoryItem?.quantity ?? 0) < 0
      ? [
          {
            field: `product.variantsInfo.variants[${index}].inventoryItem.quantity`,
            violatedRule: 'OTHER' as const,
            ruleName: 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE',
            description: 'must not be negative',
            data: {},
          },
        ]
      : [],
  );
  if (violations.length > 0) throw invalid(violations);
}
