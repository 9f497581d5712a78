import { z } from 'zod';
import { REPORT_COMPARISONS } from '../reports.ts';
import type { ReviewOverview } from '../review-overview.ts';
import { readExtension } from './define.ts';

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

/** Reviews: what the contract has no operation for. */
export const reviewExtensions = {
  getReviewOverview: readExtension({
    permission: 'REVIEWS.READ_PRIVATE_REVIEWS',
    request: z.strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      against: z.enum(REPORT_COMPARISONS).optional(),
    }),
    response: z.strictObject({ overview }),
  }),
};
