import type { draftOrderExtensions } from '#shared/extensions/draft-orders.ts';
import type { OpenOrderEdit } from '#shared/order-edit.ts';
import {
  draftChanges,
  draftOperations,
  type CalculatedDraft,
  type DraftBasis,
} from '#wix/draft-operations.ts';
import { productOperations } from '#wix/product-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { currentSession } from '#admin/access/session.ts';
import { missingWhereInvalid } from '#admin/data/missing-where-invalid.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import { toRecord } from '#admin/data/stored-record.ts';
import { draftListSpec } from './list-spec.ts';

const mostFound = 8;

/** How the edit of an order is before anything is changed. */
export interface OrderEdit {
  edit?: OpenOrderEdit;
  nonDraftableReasons?: string[];
  /** Absent where they come with the draft only. */
  shippingOptions?: CalculatedDraft['shippingOptions'];
}

const call = extensionClient<typeof draftOrderExtensions>();

/** An edit that is older is replaced by the next one, as the contract says. */
const EXPIRES_AFTER = 24 * 60 * 60_000;

/**
 * The same by the contract's operations alone. It begins no edit either; an open one is the one that all staff continue,
 * since a hosted platform knows the store's key and not them.
 * @throws CallError ORDER_IS_ALREADY_EDITED where the open edit is somebody else's
 */
async function readContractEdit(id: string, options: CallOptions): Promise<OrderEdit> {
  const since = new Date(Date.now() - EXPIRES_AFTER).toISOString();
  const filter = { orderId: id, status: 'DRAFT', updatedDate: { $gt: since } };
  const { draftOrders = [] } = await draftOperations.query({ filter, cursorPaging: { limit: 1 } }, options);
  if (draftOrders.length === 0) {
    const { nonDraftableReasons = [] } = await draftOperations.draftability(id, options);
    return { nonDraftableReasons };
  }
  const { draftOrder } = await draftOperations.ofOrder(id, options);
  const editor = currentSession()?.person?.email;
  const draftOrderId = draftOrder?._id ?? '';
  const began = draftOrder?._createdDate ?? new Date();
  return { edit: { draftOrderId, since: began.toISOString(), ...(editor !== undefined && { editor }) } };
}

interface OnDraft {
  id: string;
  idempotencyKey: string;
}

interface SendParams {
  id: string;
  signal?: AbortSignal;
}

export type DraftChange = keyof typeof draftChanges;
export type DraftInput<Change extends DraftChange> = Parameters<(typeof draftChanges)[Change]>[1];

const provider = platformProvider({
  spec: draftListSpec,
  items: 'draftOrders',
  list: draftOperations.query,
  get: async (id, options) => (await draftOperations.get(id, options)).draftOrder,
  create: async (basis: DraftBasis) => (await draftOperations.create(basis)).draftOrder,
  remove: draftOperations.remove,
  count: async (filter, options) =>
    (await call('countDraftOrders', { filter: { ...filter } }, options)).count,
});

export const draftsProvider = {
  ...provider,
  /** A hosted platform has no count of them. */
  counts: (...[desk, requested]: Parameters<typeof provider.counts>): ReturnType<typeof provider.counts> =>
    currentSession()?.ownFields ? provider.counts(desk, requested) : Promise.resolve({ data: undefined }),
  async calculated(_resource: string, { id, signal }: SendParams): Promise<{ data: CalculatedDraft }> {
    return { data: await missingWhereInvalid(draftOperations.get(id, { signal })) };
  },
  async ofOrder(_resource: string, { id, signal }: SendParams): Promise<{ data: CalculatedDraft }> {
    return { data: await draftOperations.ofOrder(id, { signal }) };
  },
  /** Who edits the order, without beginning an edit. */
  async openEdit(_resource: string, { id, signal }: SendParams): Promise<{ data: OrderEdit }> {
    if (!currentSession()?.ownFields) return { data: await readContractEdit(id, { signal }) };
    return { data: await call('getOrderEdit', { orderId: id }, { signal }) };
  },
  async takeOver(_resource: string, { id }: SendParams): Promise<{ data: OpenOrderEdit }> {
    return { data: (await call('takeOverOrderEdit', { orderId: id })).edit };
  },
  async change<Change extends DraftChange>(
    _resource: string,
    { id, change, input }: { id: string; change: Change; input: DraftInput<Change> },
  ): Promise<{ data: CalculatedDraft }> {
    const run = draftChanges[change] as (id: string, input: DraftInput<Change>) => Promise<CalculatedDraft>;
    return { data: await run(id, input) };
  },
  /** @param tellBuyer by the mail that confirms an order */
  async convert(_resource: string, { id, tellBuyer, idempotencyKey }: OnDraft & { tellBuyer: boolean }) {
    const { createdOrder } = await draftOperations.convert(id, tellBuyer, { idempotencyKey });
    return { data: createdOrder };
  },
  async commit(
    _resource: string,
    { id, idempotencyKey, how }: OnDraft & { how: Parameters<typeof draftOperations.commit>[1] },
  ) {
    const { orderAfterCommit } = await draftOperations.commit(id, how, { idempotencyKey });
    return { data: orderAfterCommit };
  },
  async products(_resource: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const query = {
      ...(text === '' ? {} : { filter: { name: { $contains: text } } }),
      cursorPaging: { limit: mostFound },
    };
    const { products = [] } = await productOperations.search(query, { signal });
    return { data: products.map((product) => toRecord(product)) };
  },
  async product(_resource: string, { id, signal }: SendParams) {
    return { data: toRecord(await productOperations.get(id, { signal })) };
  },
};

export type DraftsProvider = typeof draftsProvider;
