import { createBackInStockNotificationRequest } from '@wix/auto_sdk_ecom_back-in-stock-notifications';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import { shopperClient } from '../shopper-client.ts';

export interface Wanted {
  productId: string;
  variantId: string;
  name: string;
  /** Decimal. */
  price: string;
  email: string;
  /** Of the page, and of the mail. */
  language: string;
  itemUrl: string;
}

/** Leaves an address, to be written to once the variant is there again. */
export async function requestNotification({
  productId,
  variantId,
  name,
  price,
  email,
  language,
  itemUrl,
}: Wanted): Promise<void> {
  await shopperClient({ language }).use(createBackInStockNotificationRequest)(
    {
      email,
      itemUrl,
      catalogReference: { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId } },
    },
    { name, price },
  );
}
