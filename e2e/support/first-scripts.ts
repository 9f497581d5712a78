import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

const ASKED = /(?:href|src)="(\/assets\/[^"]+\.js)"/g;

/** Pages share most of their scripts, whose names change with their content: each is compressed once. */
const weights = new Map<string, Promise<number>>();

async function weigh(request: APIRequestContext, file: string): Promise<number> {
  return brotliCompressSync(await (await request.get(file)).body()).length;
}

function weightOf(request: APIRequestContext, file: string): Promise<number> {
  const weight = weights.get(file) ?? weigh(request, file);
  weights.set(file, weight);
  return weight;
}

/** The scripts that a document asks for, and what they weigh on the way, compressed by brotli. */
export async function firstScripts(
  request: APIRequestContext,
  path: string,
): Promise<{ files: string[]; bytes: number }> {
  const html = await (await request.get(path)).text();
  const files = [...new Set([...html.matchAll(ASKED)].map(([, file = '']) => file))];
  const sizes = await Promise.all(files.map((file) => weightOf(request, file)));
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
