import { Readable } from 'node:stream';
import { requestPublic, type PublicRequest } from '../media/upload/public-request.ts';

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Statuses that no `Response` with a body may have. */
const BARE = new Set([101, 103, 204, 205, 304]);

/** Posts to where anybody could post. @throws InternalAddress for one that leads inside */
export const publicSend =
  (allows?: PublicRequest['allows']): Send =>
  async (text, { headers, body, signal }) => {
    const requested = {
      method: 'POST',
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      allows,
      agent: false,
      ...(signal && { signal }),
    };
    const reply = await requestPublic(new URL(text), requested, body).catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : error;
    });
    const status = reply.statusCode ?? 502;
    const isBare = BARE.has(status);
    if (isBare) reply.resume();
    const stream = isBare ? null : (Readable.toWeb(reply) as ReadableStream<Uint8Array>);
    return new Response(stream, { status: status < 200 ? 502 : status });
  };
