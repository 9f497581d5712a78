import { Hono } from 'hono';
import type { ShopWindow } from '../../shared/shop-window.ts';

/** `GET /api/shop-window`: what the front page shows; null where there is no demo shop. */
export function shopWindowRoutes(window: ShopWindow | undefined): Hono {
  const routes = new Hono();
  const body = JSON.stringify({ window: window ?? null });
  routes.get('/', (c) =>
    c.body(body, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' }),
  );
  return routes;
}
