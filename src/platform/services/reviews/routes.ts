import { z } from 'zod';
import { checkShape } from '../../contract/check-shape.ts';
import { permissionDenied } from '../../contract/errors.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { clientOf, spendAttempt } from '../../identity/attempts.ts';
import { checkReviewId } from './check-review-id.ts';
import { authorOf, contactAuthor } from './author.ts';
import { contentShape, MAX_NAME } from './content-shape.ts';
import { readRatings } from './ratings.ts';
import { NAMESPACE } from './review.ts';
import { vote } from './votes.ts';
import { writeReview } from './write.ts';

const items = z.strictObject({
  namespace: z.string().max(36),
  entityIds: z.array(z.string().max(36)).max(1000),
});
/** More than a shelf has. */
const shelf = z.strictObject({
  namespace: z.string().max(36),
  entityIds: z.array(z.string().min(1).max(36)).max(100),
});
const voted = z.strictObject({ helpful: z.boolean() });
const written = z.strictObject({
  namespace: z.string().max(36),
  entityId: z.string().max(36),
  content: contentShape,
  name: z.string().trim().min(1).max(MAX_NAME),
  email: z.email().max(320),
});

export const routes: HostedRoute[] = [
  {
    /** Anybody may know them: they stand on every shelf. */
    method: 'POST',
    path: '/hosted/reviews/ratings/read',
    async handle(request, context) {
      const { namespace, entityIds } = await readJson(request, items, 100_000);
      return Response.json({ ratings: await readRatings(context, namespace, entityIds) });
    },
  },
  {
    /** The same by an address that caches keep, for whoever has no token. */
    method: 'GET',
    path: '/hosted/reviews/ratings',
    async handle(request, context) {
      const asked = new URL(request.url).searchParams;
      const { namespace, entityIds } = checkShape(
        {
          namespace: asked.get('namespace') ?? NAMESPACE,
          entityIds: asked.getAll('entityIds').flatMap((ids) => ids.split(',')),
        },
        shelf,
      );
      return Response.json(
        { ratings: await readRatings(context, namespace, entityIds) },
        { headers: { 'cache-control': 'public, max-age=60' } },
      );
    },
  },
  {
    /** A review by somebody without an account: the contact behind the address is its author. */
    method: 'POST',
    path: '/hosted/reviews/contact',
    async handle(request, context) {
      if (context.caller.kind === 'anyone') throw permissionDenied('A visitor’s token is needed.');
      const { email, name, ...review } = await readJson(request, written);
      if (context.caller.kind === 'visitor') await spendAttempt(context, 'reviewByClient', clientOf(context));
      const writer =
        context.caller.kind === 'member'
          ? await authorOf(context, { authorName: name })
          : await contactAuthor(context, email, name);
      return Response.json({
        review: await writeReview(context, review, writer, { type: 'ORGANIC' }),
      });
    },
  },
  {
    method: 'POST',
    path: '/hosted/reviews/:id/votes',
    async handle(request, context, { id = '' }) {
      const { helpful } = await readJson(request, voted);
      return Response.json({ review: await vote(context, checkReviewId(id), helpful) });
    },
  },
];
