import { badRequest } from '#platform/contract/errors.ts';
import type { BackInStockNotificationsApi, Request } from '#platform/contract/index.ts';

type ItemDetails = Request<
  BackInStockNotificationsApi,
  'createBackInStockNotificationRequest'
>['itemDetails'];

const isWebUrl = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** A picture is a file of the shop's or one of the web. @throws 400 */
export function checkImage({ image }: Pick<ItemDetails, 'image'>): void {
  if (!image || image.id || (image.url && isWebUrl(image.url))) return;
  throw badRequest('The address of the image is none.', 'INVALID_ITEM_IMAGE_URL', { url: image.url });
}
