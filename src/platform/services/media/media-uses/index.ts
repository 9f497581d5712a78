import { z } from 'zod';
import { readJson, requireMerchant } from '#platform/hosted-json.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { readUses } from './note-uses.ts';

const schema = z.strictObject({ fileIds: z.array(z.string().min(1).max(1000)).max(1000) });

/** Which entity holds which file. Those that hold some say so by `noteUses`; it knows none of them. */
export const mediaUses = defineService({
  name: 'media-uses',
  routes: [
    {
      method: 'POST',
      path: '/hosted/media/uses/read',
      async handle(request, context) {
        requireMerchant(context, 'MEDIA.SITE_MEDIA_FILES_READ');
        const { fileIds } = await readJson(request, schema, 1_100_000);
        return Response.json({ uses: await readUses(context, fileIds) });
      },
    },
  ],
  migrations,
});
