import { z } from 'zod';
import { checkShape } from '#platform/contract/check-shape.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readRatings } from './ratings.ts';
import { NAMESPACE } from './review.ts';

/** More than a listing has. */
const items = z.strictObject({
  namespace: z.string().max(36),
  entityIds: z.array(z.string().min(1).max(36)).max(100),
});

export const routes: HostedRoute[] = [
  {
    /** `listItemRatings` by a URL that caches keep, for whoever has no token. */
    method: 'GET',
    path: '/hosted/reviews/ratings',
    async handle(request, context) {
      const query = new URL(request.url).searchParams;
      const { namespace, entityIds } = checkShape(
        {
          namespace: query.get('namespace') ?? NAMESPACE,
          entityIds: query.getAll('entityIds').flatMap((ids) => ids.split(',')),
        },
        items,
      );
      return Response.json(
        { ratings: await readRatings(context, namespace, entityIds) },
        { headers: { 'cache-control': 'public, max-age=60' } },
      );
    },
  },
];
