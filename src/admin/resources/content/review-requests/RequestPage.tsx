import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Send, Trash2 } from 'lucide-react';
import { useDataProvider, useGetOne, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { reviewRequestsDesk } from '#shared/desks/review-requests.ts';
import { useMay, useSession } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Facts } from '#admin/ui/Columns.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useTonight } from '#admin/ui/use-tonight.ts';
import { About } from './About.tsx';
import { Outcome } from './Outcome.tsx';
import { stateOf, type RequestRecord } from './request-record.ts';
import { RequestItems } from './RequestItems.tsx';
import type { RequestsDataProvider } from './settings/use-settings.ts';
import { StateChip } from './StateChip.tsx';
import './messages.en.ts';

type RequestAction = 'send' | 'cancel' | 'delete';
const icons = { send: Send, cancel: Ban, delete: Trash2 };

/** One request: for which order, to whom, about what, and what came of it. */
export default function RequestPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const read = useGetOne<RequestRecord>('review-requests', { id }, { retry: false });
  const tonight = useTonight();
  const request = read.data;
  if (read.isError) return <RecordLoadError place="show" read={read} />;
  const title = request?.told?.orderNumber
    ? translate('review-requests.show.of', { number: request.told.orderNumber })
    : translate('review-requests.show.title');
  return (
    <Page
      narrow
      title={title}
      back={{ to: '/review-requests', label: translate('review-requests.name') }}
      beside={request && <StateChip status={stateOf(request, tonight)} />}
      actions={request && <Deeds request={request} />}
    >
      {!request && <LineSkeleton widths={[40, 60]} />}
      {request && (
        <>
          <Card id="facts" title={translate('review-requests.show.facts')}>
            <Facts
              items={[
                [translate('review-requests.column.customer'), <bdi key="name">{request.told?.name}</bdi>],
                [translate('review-requests.show.email'), <bdi key="email">{request.told?.email}</bdi>],
                [
                  translate('review-requests.column.order'),
                  request.order?._id ? (
                    <Link key="order" to={`/orders/${request.order._id}`} className="link">
                      #{request.told?.orderNumber}
                    </Link>
                  ) : (
                    '–'
                  ),
                ],
                [translate('review-requests.column.when'), <DateTime key="when" value={request.sendDate} />],
                [translate('review-requests.column.outcome'), <Outcome key="outcome" request={request} />],
              ]}
            />
          </Card>
          <RequestItems request={request} />
        </>
      )}
    </Page>
  );
}

/** What its state allows, each asked about first. */
function Deeds({ request }: { request: RequestRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const provider = useDataProvider<RequestsDataProvider>();
  const embedded = useSession()?.ownFields ?? false;
  const maySend = useMay(reviewRequestsDesk.rights.edit);
  const mayCancel = useMay(reviewRequestsDesk.rights.cancel);
  const mayDelete = useMay(reviewRequestsDesk.rights.delete);
  const [requestAction, setRequestAction] = useState<RequestAction>();
  const { id, status, told } = request;
  const requestActions: RequestAction[] = [
    ...(mayDelete && status === 'CANCELED' ? (['delete'] as const) : []),
    ...(mayCancel && status === 'SCHEDULED' ? (['cancel'] as const) : []),
    ...(maySend && embedded && (status === 'SCHEDULED' || status === 'FAILED') ? (['send'] as const) : []),
  ];
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (action: RequestAction) =>
      action === 'delete'
        ? provider.delete('review-requests', { id, previousData: request })
        : provider[action]('review-requests', { id }),
    async onSuccess(_answer, action) {
      notify(`review-requests.action.${action}.done`, { type: 'info' });
      setRequestAction(undefined);
      await client.invalidateQueries({ queryKey: ['review-requests'] });
      if (action === 'delete') void navigate('/review-requests');
    },
  });
  return (
    <>
      {requestActions.map((action) => {
        const Icon = icons[action];
        return (
          <Button
            key={action}
            {...(action === 'send' && { variant: 'contained' as const })}
            onClick={() => {
              reset();
              setRequestAction(action);
            }}
          >
            <Icon aria-hidden />
            {translate(`review-requests.action.${action}.action`)}
          </Button>
        );
      })}
      {requestAction && (
        <ConfirmDialog
          open
          title={translate(`review-requests.action.${requestAction}.title`)}
          confirm={translate(`review-requests.action.${requestAction}.confirm`)}
          keep={translate('review-requests.keep')}
          busy={isPending}
          onClose={() => setRequestAction(undefined)}
          onConfirm={() => mutate(requestAction)}
          error={error ? { title: translate('review-requests.action.failed'), cause: error } : undefined}
        >
          <p>{translate(`review-requests.action.${requestAction}.detail`, { email: told?.email })}</p>
          <About request={request} />
          <EmailNotice of={`review-requests.action.${requestAction}`} />
        </ConfirmDialog>
      )}
    </>
  );
}
