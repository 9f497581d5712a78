import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Send, Trash2 } from 'lucide-react';
import { useDataProvider, useGetOne, useNotify, useTranslate, type DataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { backInStockRequestsDesk } from '#shared/desks/back-in-stock.ts';
import { useMay, useSession } from '#admin/access/session.ts';
import { bulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { Facts } from '#admin/ui/Columns.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { ShownListProvider } from '#admin/ui/list/shown-list.ts';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { DemandName } from '../board/DemandName.tsx';
import { RequestStatusChip } from './RequestStatusChip.tsx';
import { Language } from './Language.tsx';
import { requestsSpec } from './list-spec.ts';
import type { RequestsProvider } from './provider.ts';
import type { NotificationRequestRecord } from './request-record.ts';
import { FailureReason } from './FailureReason.tsx';
import '../messages.en.ts';
import '../request-messages.en.ts';

const desk = 'back-in-stock-requests';
const noColumns = [] as const;
/** It is for what is open: no list need be around. */
const oneOnly = { filter: {}, sort: requestsSpec.openingSort };
const notify = bulkAction({ name: 'notify', icon: Send, job: 'notify' });

/** One request: whose, for what, since when, and what came of it. */
export default function RequestPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const read = useGetOne<NotificationRequestRecord>(desk, { id }, { retry: false });
  const request = read.data;
  if (read.isError && !request) return <RecordLoadError place="show" read={read} />;
  const told = request?.told;
  return (
    <Page
      narrow
      title={request?.email ?? translate('back-in-stock-requests.show.title')}
      back={{ to: `/${desk}`, label: translate('back-in-stock-requests.name') }}
      beside={request && <RequestStatusChip request={request} />}
      actions={request && <Deeds request={request} />}
    >
      {!request && <LineSkeleton widths={[40, 60]} />}
      {request && (
        <Card title={translate('back-in-stock-requests.show.facts')}>
          <Facts
            items={[
              ...(told
                ? [
                    [
                      translate('back-in-stock-requests.column.item'),
                      <Link key="item" to={`/back-in-stock/${told.variantId}`} className="link">
                        <DemandName demand={told} />
                      </Link>,
                    ] as const,
                  ]
                : []),
              [
                translate('back-in-stock-requests.column.requested'),
                <DateTime key="asked" value={request._createdDate} style="long" />,
              ],
              [
                translate('back-in-stock-requests.column.language'),
                <Language key="language" code={told?.language} />,
              ],
              [
                translate('back-in-stock-requests.show.page'),
                request.itemUrl ? (
                  <a key="page" href={request.itemUrl} target="_blank" rel="noreferrer" className="link">
                    {request.itemUrl}
                  </a>
                ) : (
                  '–'
                ),
              ],
              ...(request.status === 'FAILED'
                ? [
                    [
                      translate('back-in-stock-requests.column.reason'),
                      <span key="why">
                        <FailureReason request={request} />
                        {told?.said && (
                          <>
                            {': '}
                            <bdi>{told.said}</bdi>
                          </>
                        )}
                      </span>,
                    ] as const,
                  ]
                : []),
            ]}
          />
        </Card>
      )}
    </Page>
  );
}

type RequestAction = 'mark' | 'delete';
const icons = { mark: Check, delete: Trash2 };

/** What its state allows, each asked about first. */
function Deeds({ request }: { request: NotificationRequestRecord }) {
  const translate = useTranslate();
  const say = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const provider = useDataProvider<DataProvider & Pick<RequestsProvider, 'mark'>>();
  const embedded = useSession()?.ownFields ?? false;
  const mayEdit = useMay(backInStockRequestsDesk.rights.edit);
  const mayDelete = useMay(backInStockRequestsDesk.rights.delete);
  const [requestAction, setRequestAction] = useState<RequestAction>();
  const [telling, setTelling] = useState(false);
  const { id, status, email } = request;
  const open = status === 'RECEIVED' || status === 'FAILED';
  const requestActions: RequestAction[] = [
    ...(mayDelete ? (['delete'] as const) : []),
    ...(mayEdit && open ? (['mark'] as const) : []),
  ];
  const selection = useMemo(() => ({ type: 'include' as const, ids: new Set([id]) }), [id]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (action: RequestAction) =>
      action === 'delete'
        ? provider.delete(desk, { id, previousData: request })
        : provider.mark(desk, { id }),
    async onSuccess(_answer, action) {
      say(`back-in-stock-requests.action.${action}.done`, { type: 'info' });
      setRequestAction(undefined);
      if (action === 'delete') void navigate(`/${desk}`);
      else await client.invalidateQueries({ queryKey: [desk] });
    },
  });
  return (
    <>
      {requestActions.map((action) => {
        const Icon = icons[action];
        return (
          <Button
            key={action}
            onClick={() => {
              reset();
              setRequestAction(action);
            }}
          >
            <Icon aria-hidden />
            {translate(`back-in-stock-requests.action.${action}.action`)}
          </Button>
        );
      })}
      {mayEdit && embedded && open && (
        <Button variant="contained" onClick={() => setTelling(true)}>
          <Send aria-hidden />
          {translate(
            status === 'FAILED'
              ? 'back-in-stock-requests.action.again'
              : 'back-in-stock-requests.bulk.notify.action',
          )}
        </Button>
      )}
      {telling && (
        <ShownListProvider value={oneOnly}>
          <notify.dialog
            spec={requestsSpec}
            selection={selection}
            whole={false}
            total={1}
            columns={noColumns}
            onStarted={() => setTelling(false)}
            onClose={() => setTelling(false)}
          />
        </ShownListProvider>
      )}
      {requestAction && (
        <ConfirmDialog
          open
          title={translate(`back-in-stock-requests.action.${requestAction}.title`)}
          confirm={translate(`back-in-stock-requests.action.${requestAction}.confirm`)}
          keep={translate('back-in-stock-requests.keep')}
          busy={isPending}
          onClose={() => setRequestAction(undefined)}
          onConfirm={() => mutate(requestAction)}
          error={
            error ? { title: translate('back-in-stock-requests.action.failed'), cause: error } : undefined
          }
        >
          <p>{translate(`back-in-stock-requests.action.${requestAction}.detail`, { email })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
