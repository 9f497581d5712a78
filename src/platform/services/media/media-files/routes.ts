import { z } from 'zod';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import {
  findBrought,
  findOpenUpload,
  leaseWaiting,
  renewLease,
  finishInspection,
  finishUpload,
} from './arrive.ts';
import { sourceOf } from './file.ts';
import { inspectionShape, MAX_JSON, receivedShape, renewalShape, waitingShape } from './route-shapes.ts';
import { present } from './rules/present.ts';
import { toFileId } from './rules/file-ids.ts';
import { files } from './tables.ts';

const READ = 'MEDIA.SITE_MEDIA_FILES_READ';
const UPLOAD = 'MEDIA.SITE_MEDIA_FILES_UPLOAD';

const token = z.string().min(1).max(200);

/** For the server that keeps the bytes; by the key of the shop. */
export const routes: HostedRoute[] = [
  {
    /** What may come in by a token. */
    method: 'POST',
    path: '/hosted/media/uploads/open',
    async handle(request, context) {
      requireMerchant(context, UPLOAD);
      const body = await readJson(request, z.object({ token }));
      return Response.json(await findOpenUpload(context, body.token));
    },
  },
  {
    /** The file that a token has become; nothing while its bytes are not here. */
    method: 'POST',
    path: '/hosted/media/uploads/brought',
    async handle(request, context) {
      requireMerchant(context, UPLOAD);
      const body = await readJson(request, z.object({ token }));
      const file = await findBrought(context, body.token);
      return Response.json({ file: file && present(file, context.siteId) });
    },
  },
  {
    /** Its bytes are safe: it becomes a file. */
    method: 'POST',
    path: '/hosted/media/uploads/settle',
    async handle(request, context) {
      requireMerchant(context, UPLOAD);
      const body = await readJson(request, z.object({ token, received: receivedShape }));
      const file = await finishUpload(context, body.token, body.received);
      return Response.json({ file: present(file, context.siteId), source: sourceOf(file) });
    },
  },
  {
    /** What whoever delivers a file has to know of it; nothing for one that is not there. */
    method: 'POST',
    path: '/hosted/media/source',
    async handle(request, context) {
      requireMerchant(context, READ);
      const { fileId } = await readJson(request, z.object({ fileId: z.string().max(1000) }));
      const found = await files.get(context.db, context.siteId, toFileId(fileId));
      return Response.json({ source: found && sourceOf(found) });
    },
  },
  {
    /** Files nobody has looked into yet, each handed to one who asks. */
    method: 'POST',
    path: '/hosted/media/inspections/waiting',
    async handle(request, context) {
      requireMerchant(context, UPLOAD);
      const body = await readJson(request, waitingShape);
      const found = await leaseWaiting(context, { ...body, bytes: 'there' });
      return Response.json({ sources: found.flatMap((file) => sourceOf(file) ?? []) });
    },
  },
  {
    /** One of them, or one to fetch, is still worked at. */
    method: 'POST',
    path: '/hosted/media/leases/renew',
    async handle(request, context) {
      requireMerchant(context, UPLOAD);
      const { fileId, seconds } = await readJson(request, renewalShape);
      return Response.json({ renewed: await renewLease(context, fileId, seconds) });
    },
  },
  {
    /** What was found in one. */
    method: 'POST',
    path: '/hosted/media/inspections/settle',
    async handle(request, context) {
      requireMerchant(context, UPLOAD);
      const shape = z.object({ fileId: z.string(), sha256: z.string(), inspection: inspectionShape });
      const { fileId, sha256, inspection } = await readJson(request, shape, MAX_JSON);
      const file = await finishInspection(context, fileId, sha256, inspection);
      return Response.json({ file: present(file, context.siteId), source: sourceOf(file) });
    },
  },
];
