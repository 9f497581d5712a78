import { STORES_APP_ID } from '#shared/stores-app.ts';
import type { Product } from '#wix/product-operations.ts';
import type { NewLines } from '#wix/draft-operations.ts';

export type Variant = NonNullable<NonNullable<Product['variantsInfo']>['variants']>[number];

export const variantsOf = ({ variantsInfo }: Product): Variant[] => variantsInfo?.variants ?? [];

/** "70 × 100 cm, Oak" */
export const variantName = ({ choices = [] }: Variant): string =>
  choices.flatMap(({ optionChoiceNames }) => optionChoiceNames?.choiceName ?? []).join(', ');

export const catalogLine = (catalogItemId: string, variantId: string | undefined): NewLines => ({
  catalogLineItems: [
    {
      catalogReference: {
        appId: STORES_APP_ID,
        catalogItemId,
        ...(variantId ? { options: { variantId } } : {}),
      },
      quantity: 1,
    },
  ],
});
