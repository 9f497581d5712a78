import type { OpenOrderEdit } from '../../../../shared/order-edit.ts';
import {
  draftChanges,
  draftOperations,
  type CalculatedDraft,
  type DraftBasis,
} from '../../../../wix/draft-operations.ts';
import { productOperations } from '../../../../wix/product-operations.ts';
import { callApi } from '../../../access/call-api.ts';
import { currentSession } from '../../../access/session.ts';
import { platformProvider } from '../../../data/platform-provider.ts';
import { toRecord } from '../../../data/stored-record.ts';
import { draftListSpec } from './list-spec.ts';

const mostFound = 8;

/** How the edit of an order is before anything is changed. */
export interface OrderEdit {
  edit?: OpenOrderEdit;
  nonDraftableReasons?: string[];
  shippingOptions?: CalculatedDraft['shippingOptions'];
}

const editPath = (orderId: string): string => `/admin/api/drafts/of-order/${orderId}`;

interface OnDraft {
  id: string;
  idempotencyKey: string;
}

interface Ask {
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
  count: async (filter, { signal } = {}) => {
    const asked = encodeURIComponent(JSON.stringify(filter));
    const path = `/admin/api/drafts/count?filter=${asked}`;
    return (await callApi<{ count: number }>('GET', path, undefined, { signal })).count;
  },
});

export const draftsProvider = {
  ...provider,
  /** A hosted platform has no count of them. */
  counts: (...[desk, asked]: Parameters<typeof provider.counts>): ReturnType<typeof provider.counts> =>
    currentSession()?.ownFields ? provider.counts(desk, asked) : Promise.resolve({ data: undefined }),
  async calculated(_resource: string, { id, signal }: Ask): Promise<{ data: CalculatedDraft }> {
    return { data: await draftOperations.get(id, { signal }) };
  },
  async ofOrder(_resource: string, { id, signal }: Ask): Promise<{ data: CalculatedDraft }> {
    return { data: await draftOperations.ofOrder(id, { signal }) };
  },
  /** Who edits the order, without beginning an edit; undefined where the platform says so only to whoever begins one. */
  async openEdit(_resource: string, { id, signal }: Ask): Promise<{ data: OrderEdit | undefined }> {
    if (!currentSession()?.ownFields) return { data: undefined };
    return { data: await callApi<OrderEdit>('GET', editPath(id), undefined, { signal }) };
  },
  async takeOver(_resource: string, { id }: Ask): Promise<{ data: OpenOrderEdit }> {
    const { edit } = await callApi<{ edit: OpenOrderEdit }>('POST', `${editPath(id)}/take-over`);
    return { data: edit };
  },
  async draftability(_resource: string, { id, signal }: Ask) {
    return { data: await draftOperations.draftability(id, { signal }) };
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
  async product(_resource: string, { id, signal }: Ask) {
    return { data: toRecord(await productOperations.get(id, { signal })) };
  },
};

export type DraftsProvider = typeof draftsProvider;
