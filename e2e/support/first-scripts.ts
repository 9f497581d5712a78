import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

const ASKED = /(?:href|src)="(\/assets\/[^"]+\.js)"/g;

/** The scripts that a document asks for, and what they weigh on the way, compressed by brotli. */
export async function firstScripts(
  request: APIRequestContext,
  path: string,
): Promise<{ files: string[]; bytes: number }> {
  const html = await (await request.get(path)).text();
  const files = [...new Set([...html.matchAll(ASKED)].map(([, file = '']) => file))];
  const bodies = await Promise.all(files.map(async (file) => (await request.get(file)).body()));
  return { files, bytes: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) };
}
