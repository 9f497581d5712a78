import { Hono } from 'hono';
import { demoWindow } from '../../demo/catalog/shop-window.ts';
import type { Gateway } from '../gateway.ts';

/** `GET /api/shop-window`: what the front page shows; null where there is no demo shop. */
export function shopRoutes({ demo }: Pick<Gateway, 'demo'>): Hono {
  const routes = new Hono();
  const body = JSON.stringify({ window: demo ? demoWindow() : null });
  routes.get('/shop-window', (c) =>
    c.body(body, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' }),
  );
  return routes;
}
