import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { toCallError } from '../../../../wix/errors.ts';
import { useSession } from '../../../access/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Unread } from '../../../ui/ladder/Unread.tsx';
import { DraftSkeleton } from '../drafts/editor/DraftSkeleton.tsx';
import { draftKeys, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import type { OrderEdit } from '../drafts/provider.ts';
import { useOrder } from '../show/use-order-data.ts';
import { EditSession } from './EditSession.tsx';
import '../drafts/messages.en.ts';
import '../../../i18n/payment-words.ts';
import '../messages-show.en.ts';
import '../request/messages.en.ts';
import './messages-edit.en.ts';

/** What stands in the way of an edit, as the platform says. */
function useHindrances(id: string, enabled: boolean): string[] {
  const provider = useDraftsProvider();
  const { data } = useQuery({
    queryKey: ['orders', 'draftability', { id }],
    queryFn: async ({ signal }) => (await provider.draftability('drafts', { id, signal })).data,
    enabled,
  });
  return data?.nonDraftableReasons ?? [];
}

/** How the edit is before anything is changed; a platform that doesn't say so begins one at once. */
function useOrderEdit(id: string, enabled: boolean) {
  const provider = useDraftsProvider();
  const editor = useSession()?.person?.email;
  return useQuery({
    queryKey: draftKeys.ofOrder(id),
    queryFn: async ({ signal }): Promise<OrderEdit> => {
      const { data } = await provider.openEdit('drafts', { id, signal });
      if (data) return data;
      const { draftOrder } = (await provider.ofOrder('drafts', { id, signal })).data;
      const since = new Date().toISOString();
      return {
        edit: { draftOrderId: draftOrder?._id ?? '', since, ...(editor !== undefined && { editor }) },
      };
    },
    enabled,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Its own address: the edit continues where it was left, until it is saved or discarded. */
export default function EditPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const order = useOrder(id);
  const opened = useOrderEdit(id, order.data !== undefined);
  const code = opened.error ? toCallError(opened.error).code : undefined;
  const hindrances = useHindrances(id, code === 'ORDER_CANNOT_BE_EDITED');
  const to = `/orders/${id}`;
  const label = order.data ? `#${order.data.number}` : translate('orders.show.title');
  const title = translate('orders.edit.title', { number: order.data?.number ?? '' });
  const inWords = (reasons: readonly string[]): string =>
    reasons.map((why) => translate(`orders.edit.hindrance.${why}`, { _: why })).join(' ');
  const failed = [order, opened].find((read) => read.isError && !read.data);
  if (failed) {
    const known = code === 'ORDER_CANNOT_BE_EDITED' || code === 'ORDER_IS_ALREADY_EDITED';
    return (
      <Page title={title} back={{ to, label }}>
        {known ? (
          <ErrorState
            title={translate(`orders.edit.refused.${code}`)}
            notDone={inWords(hindrances)}
            error={failed.error}
          />
        ) : (
          <Unread
            error={failed.error}
            words="orders.edit.unread"
            notDone={translate('orders.edit.notDone')}
            retry={() => void failed.refetch()}
          />
        )}
      </Page>
    );
  }
  if (!order.data || !opened.data) return <DraftSkeleton to={to} label={label} title={title} />;
  const { nonDraftableReasons = [] } = opened.data;
  if (nonDraftableReasons.length > 0) {
    return (
      <Page title={title} back={{ to, label }}>
        <EmptyState
          icon={CircleAlert}
          title={translate('orders.edit.refused.ORDER_CANNOT_BE_EDITED')}
          detail={inWords(nonDraftableReasons)}
        />
      </Page>
    );
  }
  return <EditSession key={id} order={order.data} first={opened.data} />;
}
