import { z } from 'zod';
import { failedPrecondition, invalidField, PlatformError } from '#platform/contract/errors.ts';
import {
  customerParts,
  reviewErasures,
  type CustomerData,
  type CustomerTraces,
  type ErasurePreview,
} from '#shared/customer-data.ts';
import { customerPartLabels } from '#shared/customer-data.en.ts';
import type { CustomerSummary } from '#shared/customers.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import type { Selection } from '#shared/jobs.ts';
import { eraseTraces, mailsTo } from '../../customers/erase-traces.ts';
import { callHosted, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { StoreProfile } from '../../gateway.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { customers } from './customer-source.ts';
import { jobKind } from './job-kind.ts';

/** What of the gateway's is needed to take somebody out of it. */
export type Gathering = Parameters<typeof eraseTraces>[0];

const one = (selection: Selection): string | undefined =>
  'ids' in selection && selection.ids.length === 1 ? undefined : 'must be one customer';

const idOf = (selection: Selection): string => ('ids' in selection ? (selection.ids[0] ?? '') : '');

const personal = <Reply>(
  platformFetch: PlatformFetch,
  id: string,
  verb: string,
  body: object,
  actor?: string,
) => callHosted<Reply>(platformFetch, `/hosted/personal-data/${encodeURIComponent(id)}/${verb}`, body, actor);

const isGone = (error: unknown): boolean => error instanceof PlatformCallError && error.status === 404;

/** All that is kept of one customer as a file: for a program to read, and for a person with the words of the desk. */
export const gatherCustomer = (
  platformFetch: PlatformFetch,
  store: StoreProfile,
  { gathering, clock }: { gathering: Gathering; clock: { now(): Date } },
): JobKind => ({
  ...jobKind({ operation: 'members_members.getMember', entities: customers, batch: 1 }, async ({ ids }) =>
    ids.map((id) => ({ id, state: 'done' })),
  )(platformFetch),
  permissions: customersDesk.jobs.data,
  checkSelection: one,
  document: {
    type: 'json',
    async make(_job, [id = '']) {
      const { customer, data, emails } = await personal<{
        customer: CustomerSummary;
        data: CustomerData;
        emails: string[];
      }>(platformFetch, id, 'read', {});
      const mails = await mailsTo(gathering, emails);
      const parts = customerParts.flatMap((part) => {
        const rows = data[part];
        return rows ? [[customerPartLabels[part], rows] as const] : [];
      });
      const file = {
        Shop: store.name,
        Made: clock.now().toISOString(),
        Customer: customer,
        'E-mail addresses': emails,
        ...Object.fromEntries(parts),
        ...(mails.length > 0 && { 'Mails sent': mails }),
      };
      return new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`);
    },
  },
});

const erasure = z.strictObject({
  reviews: z.enum(reviewErasures).default('anonymise'),
  /** What was typed so that nobody is erased by mistake. */
  confirmation: z.string().max(400).optional(),
});

const GONE = 'The customer no longer exists.';
const OPEN = 'Something of theirs is still open: an order, a payment, a refund or a subscription.';

const isTyped = (typed: string | undefined, wanted: string): boolean =>
  typed?.trim().toLowerCase() === wanted.trim().toLowerCase();

/**
 * Takes a customer out of everything that is kept. What was typed to confirm it is looked at before the job begins
 * and goes nowhere.
 */
export const eraseCustomer = (
  platformFetch: PlatformFetch,
  _store: StoreProfile,
  { gathering }: { gathering: Gathering },
): JobKind => {
  const foreseen = (id: string, reviews: string): Promise<ErasurePreview> =>
    personal(platformFetch, id, 'foresee', { reviews });

  async function eraseOne(id: string, reviews: string, actor: string, isResumed: boolean): Promise<Outcome> {
    // Whoever is called by nothing any more is found in no list by what they were called.
    const label = '—';
    try {
      const { blocks } = await foreseen(id, reviews);
      if (blocks.length > 0) return { id, state: 'failed', reason: OPEN };
      const { traces } = await personal<{ traces: CustomerTraces }>(platformFetch, id, 'traces', {});
      await eraseTraces(gathering, traces);
      await personal(platformFetch, id, 'erase', { reviews }, actor);
      // Also what was written of them meanwhile.
      await eraseTraces(gathering, traces);
      return { id, state: 'done', label };
    } catch (error) {
      if (isGone(error))
        return isResumed ? { id, state: 'done', label } : { id, state: 'failed', reason: GONE, label };
      if (error instanceof PlatformCallError && error.code === 'ERASURE_BLOCKED')
        return { id, state: 'failed', reason: OPEN };
      throw error;
    }
  }

  return {
    ...jobKind(
      {
        operation: 'members_members.deleteMember',
        entities: customers,
        batch: 1,
        params: erasure,
        misfit: `must say what becomes of reviews: ${reviewErasures.join(' or ')}`,
      },
      async ({ ids, params, actor, isResumed }) => {
        const outcomes = [];
        for (const id of ids) outcomes.push(await eraseOne(id, params.reviews, actor, isResumed));
        return outcomes;
      },
    )(platformFetch),
    checkSelection: one,
    labels: async (ids) => new Map(ids.map((id) => [id, '—'])),
    async accept(selection, params) {
      const { reviews, confirmation } = erasure.parse(params);
      const { confirm, blocks } = await foreseen(idOf(selection), reviews).catch((error: unknown): never => {
        throw isGone(error) ? new PlatformError(404, GONE, { code: 'CUSTOMER_NOT_FOUND' }) : error;
      });
      if (!isTyped(confirmation, confirm))
        throw invalidField('params.confirmation', 'VALIDATION', 'must be what the customer is known by');
      if (blocks.length > 0) throw failedPrecondition(OPEN, 'ERASURE_BLOCKED', { blocks });
      return { reviews };
    },
    foresee: (selection, params) => foreseen(idOf(selection), erasure.parse(params).reviews),
  };
};
