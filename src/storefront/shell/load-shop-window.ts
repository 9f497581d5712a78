import type { ShopWindow } from '../../shared/shop-window.ts';

/** What the front page shows; null where there is no demo shop. */
export async function loadShopWindow(signal?: AbortSignal): Promise<ShopWindow | null> {
  const response = await fetch('/api/shop-window', signal ? { signal } : {});
  if (!response.ok) throw new Error(`shop window: ${response.status}`);
  const { window } = (await response.json()) as { window: ShopWindow | null };
  return window;
}
