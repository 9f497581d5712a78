import { useGetOne } from 'ra-core';
import { storefrontDesk } from '#shared/desks/storefront.ts';
import { framesOf, type ShopFrame } from '#shared/shop-frames.ts';
import { DEFAULT_STOREFRONT, type StorefrontSettings } from '#shared/storefront.ts';
import { useMay } from '#admin/access/session.ts';

interface Design {
  id: string;
  storefront: StorefrontSettings;
}

/** What the design of the store cuts out of a picture; absent while it is read. */
export function useShopFrames(): readonly ShopFrame[] | undefined {
  const mayRead = useMay(storefrontDesk.rights.list);
  const { data, isPending } = useGetOne<Design>(
    'storefront',
    { id: 'settings' },
    { enabled: mayRead, retry: false },
  );
  if (mayRead && isPending) return undefined;
  return framesOf(data?.storefront ?? DEFAULT_STOREFRONT);
}
