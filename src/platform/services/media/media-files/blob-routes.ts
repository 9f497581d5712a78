import { sql } from 'kysely';
import { z } from 'zod';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';

const MAX = 500;
const schema = z.object({ sha256s: z.array(z.string().regex(/^[\da-f]{64}$/)).max(MAX) });
const MAX_JSON = 65_536;

/** For the server that keeps the bytes; by the key of the shop. */
export const blobRoutes: HostedRoute[] = [
  {
    /** Which of these bytes some file has, also one in the trash: they stay. */
    method: 'POST',
    path: '/hosted/media/blobs/used',
    async handle(request, context) {
      requireMerchant(context, 'MEDIA.SITE_MEDIA_FILES_READ');
      const { sha256s } = await readJson(request, schema, MAX_JSON);
      const { rows } = await sql<{ sha256: string }>`select distinct kept_sha256 as sha256 from media_files
        where site_id = ${context.siteId} and kept_sha256 = any(${sha256s})`.execute(context.db);
      return Response.json({ used: rows.map((row) => row.sha256) });
    },
  },
];
