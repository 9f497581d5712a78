import type { Context } from '../../../context.ts';
import { rawReply, type RawReply } from '../../../pipeline/raw-reply.ts';

export async function jwks(_request: object, context: Context): Promise<RawReply> {
  const keys = await context.tokens.publishedKeys();
  return rawReply(200, JSON.stringify({ keys }), { 'cache-control': 'public, max-age=3600' });
}
