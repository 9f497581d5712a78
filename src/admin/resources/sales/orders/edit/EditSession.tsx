import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#admin/access/session.ts';
import { Page } from '#admin/ui/Page.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { DraftSkeleton } from '../drafts/editor/DraftSkeleton.tsx';
import { draftKeys, useDraft, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import type { OrderEdit } from '../drafts/provider.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { EditDesk } from './EditDesk.tsx';
import { EditedElsewhere } from './EditedElsewhere.tsx';
import { useEndedEdit } from './ended-edit.ts';
import { orderAsDraft } from './order-as-draft.ts';

interface Props {
  order: OrderRecord;
  first: OrderEdit;
}

/** Makes the draft of the order with the first change, so that looking locks nobody out. */
function useBegin(orderId: string, editor: string | undefined) {
  const provider = useDraftsProvider();
  const client = useQueryClient();
  return async (): Promise<string> => {
    const { data } = await provider.ofOrder('drafts', { id: orderId });
    const draftOrderId = data.draftOrder?._id ?? '';
    const edit = { draftOrderId, since: new Date().toISOString(), ...(editor !== undefined && { editor }) };
    client.setQueryData(draftKeys.calculated(draftOrderId), data);
    client.setQueryData(draftKeys.openEdit(orderId), { edit });
    return draftOrderId;
  };
}

/** One visit to the edit of an order: it follows who edits, and says so where that is no longer this person. */
export function EditSession({ order, first }: Props) {
  const { translate } = useOrderLabels(order.currency);
  const provider = useDraftsProvider();
  const me = useSession()?.person?.email;
  const { data } = useQuery({
    queryKey: draftKeys.openEdit(order.id),
    queryFn: async ({ signal }) => (await provider.openEdit('drafts', { id: order.id, signal })).data,
    initialData: first,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { edit } = data;
  const isMine = edit !== undefined && edit.editor !== undefined && edit.editor === me;
  const id = isMine ? edit.draftOrderId : '';
  const [ownId, setOwnId] = useState('');
  if (id !== '' && id !== ownId) setOwnId(id);
  const draft = useDraft(id);
  const begin = useBegin(order.id, me);
  const ended = useEndedEdit(order.id, ownId, ownId !== '' && edit === undefined);
  if (edit && !isMine)
    return <EditedElsewhere order={order} edit={edit} isTakenOver={edit.draftOrderId === ownId} />;
  const calculated = isMine ? draft.data : orderAsDraft(order, data.shippingOptions ?? first.shippingOptions);
  if (!calculated) {
    const title = translate('orders.edit.title', { number: order.number });
    const [to, label] = [`/orders/${order.id}`, `#${order.number}`];
    if (!draft.isError) return <DraftSkeleton to={to} label={label} title={title} />;
    return (
      <Page title={title} back={{ to, label }}>
        <LoadError
          error={draft.error}
          words="orders.edit.start"
          notDone={translate('orders.edit.notDone')}
          retry={() => void draft.refetch()}
        />
      </Page>
    );
  }
  return <EditDesk id={id} order={order} calculated={calculated} begin={begin} {...(ended && { ended })} />;
}
