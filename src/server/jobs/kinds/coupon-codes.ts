import { z } from 'zod';
import { MAX_CODES, patternProblem } from '#shared/coupons.ts';
import { couponsDesk } from '#shared/desks/coupons.ts';
import type { couponExtensions } from '#shared/extensions/coupons.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import { toCsv } from '../csv.ts';
import type { Batch, JobKind } from '../jobs.ts';

const BATCH = 250;
const PAGE = 1000;

const call = extensionCaller<typeof couponExtensions>();

/** Not which entities, but how many codes are wanted of which coupon. */
const wanted = z.object({
  filter: z.strictObject({ coupon: z.guid(), count: z.int().min(1).max(MAX_CODES) }),
});
const params = z.strictObject({ pattern: z.string() });

const misfitOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
    .join('; ');

/** The first thousand codes, the next, … by number; each item of the job is one. */
function pageFrom(count: number, cursor: string | undefined): Awaited<ReturnType<JobKind['select']>> {
  const first = Number(cursor ?? 1);
  const last = Math.min(count, first + PAGE - 1);
  const items = Array.from({ length: last - first + 1 }, (_, index) => ({
    id: String(first + index),
    label: String(first + index),
  }));
  return { items, ...(last < count && { next: String(last + 1) }) };
}

/**
 * Makes codes for one coupon, and a file of them. A code belongs to a number of the job: whoever goes on with a batch
 * that was cut off is told the codes that are there already.
 */
export function makeCouponCodes(platformFetch: PlatformFetch): JobKind {
  const codesOf = async ({ job, items }: Batch): Promise<{ number: number; code: string }[]> => {
    const request = {
      couponId: wanted.parse(job.selection).filter.coupon,
      batch: job.id,
      numbers: items.map(({ id }) => Number(id)),
      pattern: params.parse(job.params).pattern,
    };
    return (await call(platformFetch, 'makeCouponCodes', request, job.actor)).codes;
  };
  return {
    permissions: couponsDesk.jobs['make-codes'],
    batchSize: BATCH,
    checkParams: (input) => misfitOf(params, input) ?? patternProblem(params.parse(input).pattern),
    checkSelection: (input) => misfitOf(wanted, input),
    select: async ({ filter, cursor }) => pageFrom(wanted.parse({ filter }).filter.count, cursor),
    labels: async () => new Map(),
    work: async (batch) =>
      (await codesOf(batch)).map(({ number, code }) => ({ id: String(number), state: 'done', label: code })),
    file: {
      header: () => toCsv([['code']]),
      lines: async (batch) => toCsv((await codesOf(batch)).map(({ code }) => [code])),
    },
  };
}
