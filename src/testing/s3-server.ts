import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Bucket } from '../platform/adapters/s3-files.ts';

export interface S3Server {
  place: Bucket;
  close(): Promise<void>;
}

/**
 * A server that speaks S3, with one empty bucket.
 * @param options.strict it checks signatures, but takes none of what asks for the bucket itself: it reads their path wrongly
 */
export async function startS3({ strict = false } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'counterpart-s3-'));
  const bucket = 'shop-media';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: !strict,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    place: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      // The one pair that this server knows.
      key: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
