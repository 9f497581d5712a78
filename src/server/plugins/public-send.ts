import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { Readable } from 'node:stream';
import { isPublic, publicLookup, refuseInternalHost } from '../media/upload/public-address.ts';

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Statuses that no `Response` with a body may have. */
const BARE = new Set([101, 103, 204, 205, 304]);

/**
 * Posts to where anybody could post: the connection goes to the address that was looked at, and no redirect is followed.
 * @throws InternalAddress for one that leads inside
 */
export const publicSend =
  (allows: (address: string) => boolean = isPublic): Send =>
  async (text, { headers, body, signal }) => {
    const url = new URL(text);
    refuseInternalHost(url.hostname, allows);
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const request = send(
        url,
        {
          method: 'POST',
          headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
          lookup: publicLookup(allows),
          agent: false,
          ...(signal && { signal }),
        },
        (reply) => {
          const status = reply.statusCode ?? 502;
          const isBare = BARE.has(status);
          if (isBare) reply.resume();
          const stream = isBare ? null : (Readable.toWeb(reply) as ReadableStream<Uint8Array>);
          resolve(new Response(stream, { status: status < 200 ? 502 : status }));
        },
      );
      request.once('error', (error) => reject(signal?.aborted ? signal.reason : error));
      request.end(body);
    });
  };
