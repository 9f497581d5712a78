import { z } from 'zod';
import { MAX_TAG_LENGTH } from '#shared/tags.ts';
import { bulkJob } from './bulk-job.ts';
import { cancelOrdersJob } from './cancel-orders.ts';
import { entitySource } from './entity-source.ts';
import { fulfilOrdersJob } from './fulfil-orders.ts';
import { archiveOrdersJob } from './archive-orders.ts';
import { buyLabelsJob, type LabelledOrder } from './buy-labels.ts';
import { captureOrdersJob } from './capture-orders.ts';
import { mailOrdersJob } from './mail-orders.ts';
import { printOrdersJob } from './print-orders.ts';
import type { PrintOrder } from '../../documents/print-order.ts';

const entities = entitySource<
  PrintOrder & LabelledOrder & { archived?: boolean; buyerInfo?: { email?: string } }
>({
  search: 'ecom_orders.searchOrders',
  plural: 'orders',
  label: ({ number }) => number && `#${number}`,
});

/** Records an offline payment of what is still owed. */
export const markAsPaid = bulkJob({
  operation: 'ecom_orders.paymentCollectionBulkMarkOrdersAsPaid',
  entities,
  ids: 'ecomOrderIds',
  batch: 100,
  // Nothing was left to do, or what is left is under way already.
  skipped: ['ORDER_ALREADY_PAID'],
});

const tagIds = z.object({ tagIds: z.array(z.string().min(1).max(MAX_TAG_LENGTH)).max(100) });
const tags = z.object({ tags: tagIds.optional(), privateTags: tagIds.optional() });
type Tags = z.infer<typeof tags>;

/** Whether a tag of the same kind is both added and removed: which of the two holds would be a guess. */
const areOpposed = (assign: Tags = {}, unassign: Tags = {}): boolean =>
  (['tags', 'privateTags'] as const).some((kind) =>
    assign[kind]?.tagIds.some((tag) => unassign[kind]?.tagIds.includes(tag)),
  );

/** Puts tags on orders and takes tags off. */
export const updateTags = bulkJob({
  operation: 'ecom_orders.bulkUpdateOrderTags',
  entities,
  ids: 'orderIds',
  batch: 100,
  params: z
    .object({ assignTags: tags.optional(), unassignTags: tags.optional() })
    .refine(({ assignTags, unassignTags }) => !areOpposed(assignTags, unassignTags)),
  misfit: `must name tags to assign or unassign, each of at most ${MAX_TAG_LENGTH} characters and in one list only`,
});

export const cancelOrders = cancelOrdersJob(entities);

/** Gives each its invoice; one that has it keeps it. */
export const invoiceOrders = bulkJob({
  operation: 'ecom_order-invoices.bulkGenerateInvoices',
  entities,
  ids: 'orderIds',
  batch: 50,
  skipped: ['INVOICE_ALREADY_EXISTS'],
});

export const printOrders = printOrdersJob(entities);
export const fulfilOrders = fulfilOrdersJob(entities);

export const buyLabels = buyLabelsJob(entities);

export const captureOrders = captureOrdersJob(entities);

export const archiveOrders = archiveOrdersJob(entities, true);
export const unarchiveOrders = archiveOrdersJob(entities, false);

export const mailOrders = mailOrdersJob(entities);
