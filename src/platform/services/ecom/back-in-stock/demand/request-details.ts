import type { NotificationRequestDetails } from '#shared/demand.ts';
import { zeroMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { choiceText } from '../item-text.ts';
import { findWanted } from '../item.ts';
import { requests } from '../tables.ts';

/** What people want to know of a request that the contract says by ids only, or not at all. */
export async function readRequestDetails(
  context: Context,
  ids: readonly string[],
): Promise<NotificationRequestDetails[]> {
  const { db, siteId, site } = context;
  const found = await requests.getMany(db, siteId, ids);
  const items = await findWanted(context, found);
  return found.map(({ id, variantId, language, failure }, index) => {
    const item = items[index];
    return {
      id,
      variantId,
      name: item?.name ?? '',
      choices: item ? choiceText(item) : '',
      ...(item?.image && { imageId: item.image.id }),
      price: item?.price ?? zeroMoney(site.currency),
      ...(language !== undefined && { language }),
      ...(failure && { why: failure.why }),
      ...(failure?.said && { said: failure.said }),
    };
  });
}
