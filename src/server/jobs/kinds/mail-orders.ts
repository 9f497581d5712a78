import { z } from 'zod';
import { MAIL_BOUNDS } from '#shared/order-mails.ts';
import type { MailPreviewData } from '#shared/bulk-preview.ts';
import type { Selection } from '#shared/jobs.ts';
import { callHosted, PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { outcomeOf } from './bulk-job.ts';
import type { EntitySource } from './entity-source.ts';
import { MAX_PREVIEWED, pagesWithin } from './preview.ts';
import { jobKind } from './job-kind.ts';

const schema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('confirmation') }),
  z.strictObject({
    what: z.literal('message'),
    subject: z.string().trim().min(1).max(MAIL_BOUNDS.subject),
    message: z.string().trim().min(1).max(MAIL_BOUNDS.message),
  }),
]);

interface MailableOrder {
  id: string;
  buyerInfo?: { email?: string };
}

const pathOf = (id: string): string => `/hosted/orders/${encodeURIComponent(id)}/mail`;

/** Codes of orders that there is nothing to send for. */
const NEEDLESS: Readonly<Record<string, string>> = {
  NO_EMAIL_ADDRESS: 'It has no e-mail address.',
  ORDER_NOT_APPROVED: 'It does not stand: there is nothing to confirm.',
};

async function foresee(
  platformFetch: PlatformFetch,
  entities: EntitySource<MailableOrder>,
  selection: Selection,
  mail: z.infer<typeof schema>,
): Promise<MailPreviewData> {
  const seen: MailPreviewData = { reached: 0, without: 0, partial: false };
  let first: string | undefined;
  for await (const orders of pagesWithin(platformFetch, entities, selection, {})) {
    for (const { id, buyerInfo } of orders) {
      if (!buyerInfo?.email) seen.without++;
      else {
        seen.reached++;
        first ??= id;
      }
    }
    if (seen.reached + seen.without >= MAX_PREVIEWED) {
      seen.partial = true;
      break;
    }
  }
  if (first === undefined) return seen;
  const path = `${pathOf(first)}/preview`;
  const preview = await callHosted<NonNullable<MailPreviewData['preview']>>(platformFetch, path, { mail });
  return { ...seen, preview };
}

/** Mails the buyers of orders. The job is the key: whatever dies and goes on, nobody is mailed twice by it. */
export const mailOrdersJob =
  (entities: EntitySource<MailableOrder>) =>
  (platformFetch: PlatformFetch): JobKind => ({
    ...jobKind(
      {
        operation: 'ecom_orders.updateOrder',
        entities,
        batch: 20,
        params: schema,
        misfit: 'must say what to send: the confirmation, or a message with its subject',
      },
      async () => [],
    )(platformFetch),
    foresee: (selection, params) => foresee(platformFetch, entities, selection, schema.parse(params)),
    async work({ job, items }) {
      const mail = schema.parse(job.params);
      const outcomes: Outcome[] = [];
      for (const { id } of items) {
        let needless: string | undefined;
        const outcome = await outcomeOf(id, async () => {
          try {
            await callHosted(platformFetch, pathOf(id), { mail, key: job.id }, job.actor);
          } catch (error) {
            if (error instanceof PlatformCallError) needless = NEEDLESS[error.code ?? ''];
            throw error;
          }
          return undefined;
        });
        outcomes.push(needless === undefined ? outcome : { id, state: 'skipped', reason: needless });
      }
      return outcomes;
    },
  });
