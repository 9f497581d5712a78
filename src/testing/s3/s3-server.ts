import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../../platform/adapters/s3-files.ts';
import { S3Bucket, s3Error, type S3Response } from './bucket.ts';
import { isSigned } from './signature.ts';

export interface S3Server {
  place: Bucket;
  close(): Promise<void>;
}

const BUCKET = 'shop-media';
const KEY = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

interface Options {
  /** Some servers of this kind do not list the uploads that were never finished. */
  listsUploads?: boolean;
}

async function respond(request: IncomingMessage, bucket: S3Bucket, options: Options): Promise<S3Response> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await buffer(request);
  const { method = 'GET', headers } = request;
  if (!isSigned(request, url, body, KEY))
    return s3Error(403, 'SignatureDoesNotMatch', 'The signature of the request does not match.');
  const [, name, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (name !== BUCKET) return s3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.');
  const query = url.searchParams;
  if (options.listsUploads === false && key === '' && query.has('uploads'))
    return s3Error(501, 'NotImplemented', 'This server does not list uploads.');
  return bucket.handle({ method, key, query, range: headers.range, body });
}

/** Starts a server that speaks S3 as far as our adapter calls it, checks every signature, and has one empty bucket. */
export async function startS3(options: Options = {}): Promise<S3Server> {
  const bucket = new S3Bucket();
  const server = createServer((request, response) => {
    respond(request, bucket, options).then(
      ({ status, headers, body = '' }) => {
        response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      // A client that breaks off in the middle of its body has nobody to answer.
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    place: { bucket: BUCKET, region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, key: KEY },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
