import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { toCallError } from '#wix/errors.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { DraftSkeleton } from '../drafts/editor/DraftSkeleton.tsx';
import { draftKeys, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import { firstFailed, OrderLoadError, useBackToOrder } from '../show/OrderLoadError.tsx';
import { useOrder } from '../show/use-order-data.ts';
import { EditSession } from './EditSession.tsx';
import '../drafts/messages.en.ts';
import '#admin/i18n/payment-messages.ts';
import '../messages-show.en.ts';
import '../request/messages.en.ts';
import './messages-edit.en.ts';

/** How the edit is before anything is changed. */
function useOrderEdit(id: string, enabled: boolean) {
  const provider = useDraftsProvider();
  return useQuery({
    queryKey: draftKeys.ofOrder(id),
    queryFn: async ({ signal }) => (await provider.openEdit('drafts', { id, signal })).data,
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
  const back = useBackToOrder(id, order.data);
  const title = translate('orders.edit.title', { number: order.data?.number ?? '' });
  const inWords = (reasons: readonly string[]): string =>
    reasons.map((why) => translate(`orders.edit.hindrance.${why}`, { _: why })).join(' ');
  const failed = firstFailed([order, opened]);
  if (failed && toCallError(failed.error).code === 'ORDER_IS_ALREADY_EDITED')
    return (
      <Page title={title} back={back}>
        <ErrorState title={translate('orders.edit.rejected.ORDER_IS_ALREADY_EDITED')} error={failed.error} />
      </Page>
    );
  if (failed)
    return (
      <OrderLoadError
        title={title}
        back={back}
        reads={[failed]}
        error={failed.error}
        words="orders.edit.start"
        notDone={translate('orders.edit.notDone')}
      />
    );
  if (!order.data || !opened.data) return <DraftSkeleton {...back} title={title} />;
  const { nonDraftableReasons = [] } = opened.data;
  if (nonDraftableReasons.length > 0) {
    return (
      <Page title={title} back={back}>
        <EmptyState
          icon={CircleAlert}
          title={translate('orders.edit.rejected.ORDER_CANNOT_BE_EDITED')}
          detail={inWords(nonDraftableReasons)}
        />
      </Page>
    );
  }
  return <EditSession key={id} order={order.data} first={opened.data} />;
}
