import type { Hono } from 'hono';

const FIRST_PAGES = ['/', '/collections/all', '/collections'];

/** Opens the pages that a first visitor comes to, so that what they need has been read and their pictures are known. */
export async function lookAround(app: Pick<Hono, 'request'>): Promise<void> {
  for (const path of FIRST_PAGES) await app.request(path, { headers: { accept: 'text/html' } });
}
