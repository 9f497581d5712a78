import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { Database } from '../database/database.ts';
import { diskFiles } from '../platform/adapters/disk-files.ts';
import type { MediaLimits } from '../platform/ports.ts';
import { answerError } from '../server/http/answer-error.ts';
import type { UploadParts } from '../server/media/upload/bring.ts';
import { uploadRoutes } from '../server/media/upload/upload-routes.ts';
import { embeddedFetch } from '../server/platform-fetch.ts';
import { mediaModules, type MediaModules } from './media.ts';
import { startStack, TEST_API_KEY, TEST_SITE, type Stack } from './stack.ts';

export interface UploadServer {
  stack: Stack;
  api: MediaModules;
  parts: UploadParts;
  /** Where things lie. */
  folder: string;
  /** Names of the files of a folder in it. */
  filesIn(name: string): Promise<string[]>;
  /** A server that was killed and comes back: it knows what is on the disk and in the database. */
  restart(changes?: Partial<UploadParts>): void;
  /** What the next requests are answered with, in place of what would be. */
  answerInstead(answer: ((request: Request) => Response | undefined) | undefined): void;
  close(): Promise<void>;
}

/** The routes for uploads over a real platform, reached by HTTP at the addresses it gives out. */
export async function startUploadServer(
  database: Database,
  mediaLimits: Partial<MediaLimits> = {},
): Promise<UploadServer> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-upload-'));
  let app = new Hono();
  let instead: ((request: Request) => Response | undefined) | undefined;
  const server = createServer(
    getRequestListener(async (request) => instead?.(request) ?? (await app.fetch(request))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stack = startStack(database, { site: { ...TEST_SITE, publicUrl }, mediaLimits });
  const parts: UploadParts = {
    platformFetch: embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id }),
    files: diskFiles(join(folder, 'media')),
    drafts: join(folder, 'uploads'),
  };
  const restart = (changes: Partial<UploadParts> = {}): void => {
    app = new Hono();
    app.onError(answerError(pino({ level: 'silent' })));
    app.route('/media-upload', uploadRoutes({ ...parts, ...changes }, `${publicUrl}/media-upload`));
  };
  restart();
  return {
    stack,
    api: mediaModules(stack),
    parts,
    folder,
    async filesIn(name) {
      const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    restart,
    answerInstead: (answer) => void (instead = answer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
