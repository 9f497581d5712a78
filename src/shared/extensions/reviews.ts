import { z } from 'zod';
import type { ItemRating } from '../ratings.ts';
import type { ReviewOverview } from '../review-overview.ts';
import { MAX_EXPLAINED, MAX_REASON } from '../review-reason.ts';
import {
  MAX_LETTERS,
  MAX_RULES,
  MAX_SHOWN,
  MAX_TERMS,
  type ReviewRules,
  type RulesTrial,
} from '../review-rules.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';
import { authorName, reviewContent, writtenReview } from './review-content.ts';
import { comparedDays } from './reports.ts';

const READ = 'REVIEWS.READ_PRIVATE_REVIEWS';
const MODERATE = 'REVIEWS.MODERATE_REVIEWS';
/** Rules have words by the hundred. */
const MAX_RULES_LENGTH = 1_000_000;
const MAX_RATINGS_LENGTH = 100_000;

const stars = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]);
const period = { from: z.string(), to: z.string() };
const times = z.strictObject({
  decided: z.int(),
  medianSeconds: z.number().exactOptional(),
  withinDay: z.int(),
});

const overview = z.strictObject({
  timeZone: z.string(),
  ...period,
  before: z.strictObject(period),
  stars,
  starsBefore: stars,
  days: z.array(z.strictObject({ day: z.string(), stars })),
  fallen: z.array(
    z.strictObject({
      entityId: z.string(),
      average: z.number(),
      count: z.int(),
      averageBefore: z.number(),
      countBefore: z.int(),
    }),
  ),
  times,
  timesBefore: times,
  by: z.array(
    z.strictObject({
      actor: z.string().exactOptional(),
      rule: z.string().exactOptional(),
      approved: z.int(),
      rejected: z.int(),
      held: z.int(),
    }),
  ),
  replies: z.strictObject({ written: z.int(), low: z.int(), lowAnswered: z.int() }),
}) satisfies z.ZodType<ReviewOverview>;

const starCount = z.int().min(1).max(5);
const test = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('stars'), from: starCount, to: starCount })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be fewer than "from"' }),
  z.strictObject({ kind: z.literal('contact') }),
  z.strictObject({
    kind: z.literal('words'),
    words: z.array(z.string().trim().min(1).max(60)).min(1).max(MAX_TERMS).readonly(),
  }),
  z.strictObject({ kind: z.literal('shorter'), letters: z.int().min(1).max(MAX_LETTERS) }),
  z.strictObject({ kind: z.literal('media'), fewerThan: z.int().min(1).max(MAX_SHOWN) }),
  z.strictObject({ kind: z.literal('first') }),
  z.strictObject({ kind: z.literal('verified'), from: starCount }),
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
    .max(MAX_RULES)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: 'must each have an id of their own',
    })
    .readonly(),
  otherwise: z.enum(['HOLD', 'SHOW']),
}) satisfies z.ZodType<ReviewRules>;

const rating = z.strictObject({
  entityId: z.string(),
  average: z.number(),
  count: z.int(),
  stars: stars.readonly(),
}) satisfies z.ZodType<ItemRating>;

const preview = z.strictObject({
  looked: z.int(),
  partial: z.boolean(),
  outcomes: z.record(z.enum(['REJECT', 'HOLD', 'SHOW']), z.int()),
  byRule: z.record(z.string(), z.int()),
  decided: z.record(z.string(), z.int()),
}) satisfies z.ZodType<RulesTrial>;

const optionalText = z.string().exactOptional();

const decision = z.strictObject({
  date: z.string(),
  status: z.string(),
  before: optionalText,
  rule: optionalText,
  actor: optionalText,
  reason: optionalText,
});

const reviewId = z.string().min(1).max(100);
/** As the contract has it. */
const oneReview = z.strictObject({ review: z.custom<object>() });

/** Reviews: what the contract has no operation for. */
export const reviewExtensions = {
  getReviewOverview: readExtension({
    permission: READ,
    request: comparedDays,
    response: z.strictObject({ overview }),
  }),
  /** Items without a visible review are absent. */
  listReviewRatings: readExtension({
    permission: READ,
    request: z.strictObject({
      namespace: z.string().max(36),
      entityIds: z.array(z.string().max(36)).max(1000),
    }),
    response: z.strictObject({ ratings: z.array(rating) }),
    maxLength: MAX_RATINGS_LENGTH,
  }),
  getReviewRules: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ rules }),
  }),
  /** With the rules that they were made from, so that nobody's are lost. */
  changeReviewRules: changeExtension({
    permission: MODERATE,
    request: rules.extend({ before: rules.optional() }),
    response: z.strictObject({ rules }),
    maxLength: MAX_RULES_LENGTH,
    audit: { entityType: 'reviewRules', entityId: 'rules', settingsRead: 'getReviewRules' },
  }),
  /** What rules would have made of the last weeks' reviews; nothing is saved. */
  previewReviewRules: readExtension({
    permission: READ,
    request: rules,
    response: z.strictObject({ preview }),
    maxLength: MAX_RULES_LENGTH,
  }),
  getReviewDecisions: readExtension({
    permission: READ,
    request: z.strictObject({ reviewId }),
    response: z.strictObject({
      /** The oldest first. */
      decisions: z.array(decision),
      /** ISO 639-1 of the words, where they tell. */
      language: optionalText,
    }),
  }),
  /** Why reviews were rejected, for the team; an empty reason is none. */
  explainRejections: changeExtension({
    permission: MODERATE,
    request: z.strictObject({
      ids: z.array(z.guid()).min(1).max(MAX_EXPLAINED),
      reason: z.string().trim().max(MAX_REASON),
    }),
    response: z.strictObject({ written: z.int() }),
    audit: {
      name: 'explainRejection',
      entityType: 'review',
      entityId: (request) => request.ids,
      after: (_response, { reason }) => ({ reason }),
    },
  }),
  /** Takes a decision back: the review waits again. */
  holdReview: changeExtension({
    permission: MODERATE,
    request: z.strictObject({ reviewId }),
    response: oneReview,
    audit: { entityType: 'review', entityId: (request) => request.reviewId },
  }),
  /** Restores the status before the caller's own last decision, unless somebody else has decided since. */
  undoReviewDecision: changeExtension({
    permission: MODERATE,
    request: z.strictObject({ reviewId }),
    response: oneReview,
    audit: { entityType: 'review', entityId: (request) => request.reviewId },
  }),
};

const namespace = z.string().max(36);

export const shopperReviewExtensions = {
  /** Everybody may know the stars of items. */
  listItemRatings: shopperExtension({
    request: z.strictObject({ namespace, entityIds: z.array(z.string().max(36)).max(1000).readonly() }),
    response: z.strictObject({ ratings: z.array(rating) }),
    maxLength: MAX_RATINGS_LENGTH,
  }),
  /** A review by somebody without an account: the contact behind the address is its author. */
  writeReviewAsContact: shopperExtension({
    request: z.strictObject({
      namespace,
      entityId: z.string().max(36),
      content: reviewContent,
      name: authorName,
      email: z.email().max(320),
    }),
    response: writtenReview,
  }),
  /** Once for each visitor or member; `helpful: false` takes it back. */
  voteForReview: shopperExtension({
    request: z.strictObject({ reviewId, helpful: z.boolean() }),
    response: writtenReview,
  }),
};
