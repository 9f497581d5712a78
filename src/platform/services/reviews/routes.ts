import { z } from 'zod';
import { MOST_LETTERS, MOST_RULES, MOST_SHOWN, MOST_WORDS } from '#shared/review-rules.ts';
import { MOST_EXPLAINED, MOST_REASON } from '#shared/review-reason.ts';
import { checkShape } from '../../contract/check-shape.ts';
import { permissionDenied } from '../../contract/errors.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { clientOf, spendAttempt } from '../../identity/attempts.ts';
import { authorOf, contactAuthor } from './author.ts';
import { contentShape, MOST_NAME } from './content-shape.ts';
import { decisionsOf, explainRejections } from './decisions.ts';
import { keptLanguage } from './language.ts';
import { readRatings } from './ratings.ts';
import { NAMESPACE } from './review.ts';
import { undoDecision, waitAgain } from './moderate.ts';
import { readRules, refuseStale, writeRules } from './settings.ts';
import { tryRules } from './try-rules.ts';
import { vote } from './votes.ts';
import { reviewNotFound, writeReview } from './write.ts';

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
  name: z.string().trim().min(1).max(MOST_NAME),
  email: z.email().max(320),
});

const explained = z.strictObject({
  ids: z.array(z.guid()).min(1).max(MOST_EXPLAINED),
  reason: z.string().trim().max(MOST_REASON),
});

const stars = z.int().min(1).max(5);
const test = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('stars'), from: stars, to: stars })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be fewer than "from"' }),
  z.strictObject({ kind: z.literal('contact') }),
  z.strictObject({
    kind: z.literal('words'),
    words: z.array(z.string().trim().min(1).max(60)).min(1).max(MOST_WORDS),
  }),
  z.strictObject({ kind: z.literal('shorter'), letters: z.int().min(1).max(MOST_LETTERS) }),
  z.strictObject({ kind: z.literal('media'), fewerThan: z.int().min(1).max(MOST_SHOWN) }),
  z.strictObject({ kind: z.literal('first') }),
  z.strictObject({ kind: z.literal('verified'), from: stars }),
  z.strictObject({ kind: z.literal('every') }),
]);
const rules = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(36),
        on: z.boolean(),
        outcome: z.enum(['REJECT', 'HOLD', 'SHOW']),
        test,
      }),
    )
    .max(MOST_RULES)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'must each have an id of their own',
    }),
  otherwise: z.enum(['HOLD', 'SHOW']),
});

/** With those that they were made from, so that nobody's are lost. */
const changedRules = rules.extend({ before: rules.optional() });

/** @throws 404 of what is no id */
function known(id: string): string {
  if (!z.guid().safeParse(id).success) throw reviewNotFound(id);
  return id;
}

const READ = 'REVIEWS.READ_PRIVATE_REVIEWS';
const MODERATE = 'REVIEWS.MODERATE_REVIEWS';

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
    method: 'POST',
    path: '/hosted/reviews/rules/read',
    async handle(_request, context) {
      requireMerchant(context, READ);
      return Response.json({ rules: await readRules(context) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/reviews/rules/write',
    async handle(request, context) {
      requireMerchant(context, MODERATE);
      const { before, ...given } = await readJson(request, changedRules, 1_000_000);
      if (before) await refuseStale(context, before);
      await writeRules(context, given);
      return Response.json({ rules: given });
    },
  },
  {
    method: 'POST',
    path: '/hosted/reviews/rules/try',
    async handle(request, context) {
      requireMerchant(context, READ);
      const trial = await tryRules(context, await readJson(request, rules, 1_000_000));
      return Response.json({ trial });
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
      return Response.json({ review: await vote(context, known(id), helpful) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/reviews/:id/wait',
    async handle(_request, context, { id = '' }) {
      requireMerchant(context, MODERATE);
      return Response.json({ review: await waitAgain(context, known(id)) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/reviews/:id/undo',
    async handle(_request, context, { id = '' }) {
      requireMerchant(context, MODERATE);
      return Response.json({ review: await undoDecision(context, known(id)) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/reviews/:id/decisions/read',
    async handle(_request, context, { id = '' }) {
      requireMerchant(context, READ);
      const [decisions, language] = [
        await decisionsOf(context, known(id)),
        await keptLanguage(context, known(id)),
      ];
      return Response.json({ decisions, ...(language !== undefined && { language }) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/reviews/reasons/write',
    async handle(request, context) {
      requireMerchant(context, MODERATE);
      const { ids, reason } = await readJson(request, explained);
      return Response.json({ written: await explainRejections(context, ids, reason) });
    },
  },
];
