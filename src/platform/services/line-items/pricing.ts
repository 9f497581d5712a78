import type { Context } from '../../context.ts';
import { priceItems, type Priced, type PricingInput } from '../totals/public.ts';
import type { Line } from './line.ts';

export type PricingOptions = Omit<PricingInput, 'lines'>;

const pricingLine = ({
  id,
  quantity,
  item,
  catalogReference,
  custom,
}: Line): PricingInput['lines'][number] => ({
  id,
  name: item.name,
  price: item.price,
  fullPrice: item.fullPrice,
  quantity,
  shippable: item.shippable,
  collectionIds: item.collectionIds,
  ...(catalogReference && {
    catalogReference: {
      appId: catalogReference.appId ?? '',
      catalogItemId: catalogReference.catalogItemId ?? '',
    },
  }),
  ...(item.weight !== undefined && { weight: item.weight }),
  ...(item.taxGroupId && { taxGroupId: item.taxGroupId }),
  ...(item.taxRate !== undefined && { taxRate: item.taxRate }),
  ...(custom && { custom }),
});

/** What the lines cost this buyer now. */
export const priceLines = (
  context: Context,
  lines: readonly Line[],
  options: PricingOptions,
): Promise<Priced> => priceItems(context, { lines: lines.map(pricingLine), ...options });
