import type { NotificationSettings } from '#shared/back-in-stock.ts';
import type { Demand } from '#shared/demand.ts';
import { multiplyMoney, zeroMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { CatalogItem } from '#platform/services/stores/catalog/public.ts';
import { choiceText } from '../item-text.ts';
import { findWanted, wantedOf } from '../item.ts';
import { readTelling } from '../notification-settings.ts';
import { countDemand, type CountedDemand, type Narrowed } from './count-demand.ts';

function stateOf(item: CatalogItem | undefined): Demand['state'] {
  if (!item || item.availability.status === 'NOT_FOUND') return 'GONE';
  return item.availability.status === 'NOT_AVAILABLE' ? 'OUT' : 'BACK';
}

function describe(
  { variantId, productId, since, ...counts }: CountedDemand,
  item: CatalogItem | undefined,
  currency: string,
  { noMoreThanPieces }: NotificationSettings,
): Demand {
  const state = stateOf(item);
  const stock = item?.availability.quantityAvailable;
  const price = item?.price ?? zeroMoney(currency);
  const limit = noMoreThanPieces ? (stock ?? counts.waiting) : counts.waiting;
  const reach = state === 'BACK' ? Math.min(counts.waiting, limit) : 0;
  return {
    id: variantId,
    productId,
    name: item?.name ?? '',
    choices: item ? choiceText(item) : '',
    ...(item?.sku !== undefined && { sku: item.sku }),
    ...(item?.image && { imageId: item.image.id }),
    state,
    ...(stock !== undefined && { stock }),
    price,
    currency,
    ...counts,
    ...(since !== null && { since }),
    reach,
    worth: multiplyMoney(price, counts.waiting, currency),
    effect: multiplyMoney(price, reach, currency),
  };
}

/** What people wait for, with what the catalog knows of it today. */
export async function readDemand(context: Context, narrowed?: Narrowed): Promise<Demand[]> {
  const counted = await countDemand(context, narrowed);
  const settings = await readTelling(context);
  const items = await findWanted(
    context,
    counted.map(({ productId, variantId }) => wantedOf(productId, variantId)),
  );
  return counted.map((each, index) => describe(each, items[index], context.site.currency, settings));
}
