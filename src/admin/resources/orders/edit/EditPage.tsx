import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { toCallError } from '../../../../wix/errors.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Unread } from '../../../ui/ladder/Unread.tsx';
import { DraftSkeleton } from '../drafts/editor/DraftSkeleton.tsx';
import { draftKeys, useDraft, useDraftsProvider } from '../drafts/editor/use-draft-editor.ts';
import { useOrder } from '../show/use-order-data.ts';
import { EditDesk } from './EditDesk.tsx';
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

/** Its own address: the edit goes on where it was left, until it is saved or discarded. */
export default function EditPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const provider = useDraftsProvider();
  const order = useOrder(id);
  // Whoever asks again is given the edit they have begun.
  const begun = useQuery({
    queryKey: draftKeys.ofOrder(id),
    queryFn: async ({ signal }) =>
      (await provider.ofOrder('drafts', { id, signal })).data.draftOrder?._id ?? '',
    enabled: order.data !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const draft = useDraft(begun.data ?? '');
  const code = begun.error ? toCallError(begun.error).code : undefined;
  const hindrances = useHindrances(id, code === 'ORDER_CANNOT_BE_EDITED');
  const to = `/orders/${id}`;
  const label = order.data ? `#${order.data.number}` : translate('orders.show.title');
  const failed = [order, begun, draft].find((read) => read.isError && !read.data);
  if (failed) {
    const known = code === 'ORDER_CANNOT_BE_EDITED' || code === 'ORDER_IS_ALREADY_EDITED';
    return (
      <Page title={translate('orders.edit.title', { number: order.data?.number ?? '' })} back={{ to, label }}>
        {known ? (
          <ErrorState
            title={translate(`orders.edit.refused.${code}`)}
            notDone={hindrances.map((why) => translate(`orders.edit.hindrance.${why}`, { _: why })).join(' ')}
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
  if (!order.data || !begun.data || !draft.data) {
    return (
      <DraftSkeleton
        to={to}
        label={label}
        title={translate('orders.edit.title', { number: order.data?.number ?? '' })}
      />
    );
  }
  return <EditDesk key={begun.data} id={begun.data} order={order.data} calculated={draft.data} />;
}
