import { z } from 'zod';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { takeInFiles } from './adopt.ts';
import { leaseWaiting } from './arrive.ts';
import { readDetails, updateDetails } from './details.ts';
import { openDownload } from './downloads/open.ts';
import { findFile } from './find-files.ts';
import { failImport, finishFileImport } from './imports/finish-import.ts';
import { givePoster } from './poster.ts';
import {
  assetShape,
  failureShape,
  knownShape,
  MAX_JSON,
  pointShape,
  receivedShape,
  waitingShape,
} from './route-shapes.ts';
import { present } from './rules/present.ts';
import { readMediaTotals } from './totals.ts';
import { openUpload } from './upload-urls.ts';

const READ = 'MEDIA.SITE_MEDIA_FILES_READ';
const UPDATE = 'MEDIA.SITE_MEDIA_FILES_UPDATE';
const UPLOAD = 'MEDIA.SITE_MEDIA_FILES_UPLOAD';
const IMPORT = 'MEDIA.SITE_MEDIA_FILES_IMPORT';
const DOWNLOAD = 'MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL';

const fileId = z.string().min(1).max(1000);
const fileIds = z.array(fileId).max(1000);

/** What the contract has no operation for; for the server, by the key of the shop. */
export const libraryRoutes: HostedRoute[] = [
  {
    /** Files whose bytes have to be fetched, each handed to one who asks. */
    method: 'POST',
    path: '/hosted/media/imports/waiting',
    async handle(request, context) {
      requireMerchant(context, IMPORT);
      const body = await readJson(request, waitingShape);
      const found = await leaseWaiting(context, { ...body, bytes: 'to fetch' });
      const maxBytes = context.mediaLimits.fileBytes;
      const imports = found.flatMap(({ id, displayName, origin }) =>
        origin ? [{ fileId: id, displayName, ...origin, maxBytes }] : [],
      );
      return Response.json({ imports });
    },
  },
  {
    /** The bytes are safe, or cannot be had. */
    method: 'POST',
    path: '/hosted/media/imports/settle',
    async handle(request, context) {
      requireMerchant(context, IMPORT);
      const shape = z.union([
        z.object({ fileId, received: receivedShape }),
        z.object({ fileId, failed: failureShape }),
      ]);
      const body = await readJson(request, shape);
      const file =
        'received' in body
          ? await finishFileImport(context, body.fileId, body.received)
          : await failImport(context, body.fileId, body.failed);
      return Response.json({ file: present(file, context.siteId) });
    },
  },
  {
    /** What an address for downloads opens. */
    method: 'POST',
    path: '/hosted/media/downloads/open',
    async handle(request, context) {
      requireMerchant(context, DOWNLOAD);
      const shape = z.object({ token: z.string().max(10_000), cursor: z.string().max(1000).exactOptional() });
      const { token, cursor } = await readJson(request, shape);
      return Response.json(await openDownload(context, token, cursor));
    },
  },
  {
    method: 'POST',
    path: '/hosted/media/details/read',
    async handle(request, context) {
      requireMerchant(context, READ);
      const body = await readJson(request, z.object({ fileIds, previews: z.boolean().exactOptional() }));
      return Response.json({ details: await readDetails(context, body.fileIds, body.previews) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/media/details/update',
    async handle(request, context) {
      requireMerchant(context, UPDATE);
      const shape = z.object({
        fileId,
        focalPoint: pointShape.nullable().exactOptional(),
        altText: z.string().trim().max(1000).nullable().exactOptional(),
        private: z.boolean().exactOptional(),
        was: z.object({ focalPoint: pointShape.nullable() }).exactOptional(),
      });
      return Response.json({ details: await updateDetails(context, await readJson(request, shape)) });
    },
  },
  {
    /** Where other bytes for a file are sent to. */
    method: 'POST',
    path: '/hosted/media/replacements',
    async handle(request, context) {
      requireMerchant(context, UPDATE);
      const shape = z.object({
        fileId,
        fileName: z.string().max(1000).exactOptional(),
        contentType: z.string().max(100).exactOptional(),
        sizeInBytes: z.int().min(0).exactOptional(),
      });
      const body = await readJson(request, shape);
      const { id } = await findFile(context, body.fileId);
      const { token, uploadUrl } = await openUpload(context, {
        replaces: id,
        fileName: body.fileName ?? null,
        mimeType: body.contentType ?? null,
        sizeInBytes: body.sizeInBytes === undefined ? null : String(body.sizeInBytes),
      });
      return Response.json({ uploadUrl, uploadToken: token });
    },
  },
  {
    /** The picture of a model is safe. */
    method: 'POST',
    path: '/hosted/media/posters',
    async handle(request, context) {
      requireMerchant(context, UPDATE);
      const shape = z.object({ fileId, sha256: z.string().max(64), poster: assetShape });
      const file = await givePoster(context, await readJson(request, shape));
      return Response.json({ file: present(file, context.siteId) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/media/sums',
    async handle(_request, context) {
      requireMerchant(context, READ);
      return Response.json(await readMediaTotals(context));
    },
  },
  {
    /** Takes in files whose bytes are in the store already. */
    method: 'POST',
    path: '/hosted/media/adopt',
    async handle(request, context) {
      requireMerchant(context, UPLOAD);
      const { files } = await readJson(request, z.object({ files: z.array(knownShape).max(500) }), MAX_JSON);
      const { db, siteId, clock } = context;
      await takeInFiles({ db, siteId, now: clock.now() }, files);
      return Response.json({});
    },
  },
];
