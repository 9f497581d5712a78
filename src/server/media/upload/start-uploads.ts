import type { Hono } from 'hono';
import type { FileStore } from '#platform/ports.ts';
import type { Gateway } from '../../gateway.ts';
import { startLoop } from '../../loop.ts';
import type { UploadParts } from './bring.ts';
import { importWaiting } from './imports.ts';
import { sweep } from './sweep.ts';
import { forgetUnfinished } from './unfinished.ts';
import { uploadRoutes } from './upload-routes.ts';

const HOUR = 3_600_000;
const IMPORTS_INTERVAL = 2_000;

interface Options extends Pick<UploadParts, 'drafts' | 'inspectNow'> {
  gateway: Gateway;
  files: FileStore;
}

export interface Uploads {
  /** To be reached at `/media-upload`. */
  routes: Hono;
  stop(): Promise<void>;
}

/** Takes files in for the embedded platform, and looks after what lies about. */
export function startUploads({ gateway, files, drafts, inspectNow }: Options): Uploads {
  const { platformFetch, publicUrl, clock, logger } = gateway;
  // Of a process that was killed: servers that are started again and again come to no hour.
  void forgetUnfinished(drafts, clock.now());
  const loops = [
    startLoop({
      name: 'sweeping media',
      interval: HOUR,
      logger,
      async work() {
        await forgetUnfinished(drafts, clock.now());
        await sweep({ platformFetch, files }, clock.now());
      },
    }),
    startLoop({
      name: 'imports of media',
      interval: IMPORTS_INTERVAL,
      logger,
      work: () => importWaiting({ platformFetch, files, drafts, logger }),
    }),
  ];
  return {
    routes: uploadRoutes({ platformFetch, files, drafts, inspectNow }, `${publicUrl}/media-upload`),
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  };
}
