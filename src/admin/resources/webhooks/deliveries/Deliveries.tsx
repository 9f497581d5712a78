import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { History, Inbox, Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { deliveryStates, type Webhook, type WebhookDelivery } from '../../../../shared/webhooks.ts';
import { slugWords } from '../../../data/event-kinds.ts';
import { DateTime } from '../../../ui/DateTime.tsx';
import { useOneRecord } from '../../../ui/form/use-one-record.ts';
import { Ladder } from '../../../ui/ladder/Ladder.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SidePanel } from '../../../ui/panel/SidePanel.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Table, type TableColumn } from '../../../ui/Table.tsx';
import { useSettled } from '../../../ui/use-settled.ts';
import { StateChip } from '../StateChip.tsx';
import { AnswerChip } from './AnswerChip.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { ReplayDialog } from './ReplayDialog.tsx';
import { useDeliveries } from './use-deliveries.ts';
import './messages.en.ts';
import styles from './deliveries.module.css';

const states = ['all', ...deliveryStates] as const;

/** What a subscriber was sent, what it answered, and once more. */
export default function Deliveries() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const [replaying, setReplaying] = useState(false);
  const { data: webhook } = useOneRecord<Webhook>('webhooks', id);
  const state = deliveryStates.find((one) => one === query.get('state'));
  const entity = query.get('entity') ?? '';
  const open = query.get('delivery') ?? '';
  const put = (part: Record<string, string>) =>
    setQuery(
      (before) => {
        const all = { ...Object.fromEntries(before), ...part };
        return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  const entityId = useSettled(entity.trim(), 200);
  const read = useDeliveries(id, { state, entityId });
  const filtered = state !== undefined || entity !== '';
  const columns: readonly TableColumn<WebhookDelivery>[] = [
    {
      id: 'event',
      label: translate('deliveries.column.event'),
      cell: ({ id: deliveryId, eventType, entityFqdn, replay }) => (
        <button
          type="button"
          className={styles['open']}
          aria-expanded={deliveryId === open}
          onClick={() => put({ delivery: deliveryId })}
        >
          <b>{slugWords(eventType.slice(entityFqdn.length + 1))}</b>
          <small>
            {entityFqdn}
            {replay && ` · ${translate('deliveries.replayed')}`}
          </small>
        </button>
      ),
    },
    {
      id: 'entity',
      label: translate('deliveries.column.entity'),
      cell: ({ entityId: of }) => <code title={of}>…{of.slice(-8)}</code>,
    },
    {
      id: 'answer',
      label: translate('deliveries.column.answer'),
      cell: (delivery) => <AnswerChip delivery={delivery} />,
    },
    { id: 'tries', label: translate('deliveries.column.tries'), end: true, cell: ({ tries }) => tries },
    {
      id: 'when',
      label: translate('deliveries.column.when'),
      cell: ({ eventTime }) => <DateTime value={eventTime} />,
    },
  ];
  return (
    <Page
      title={translate('deliveries.title', { name: webhook?.name ?? '' })}
      back={{ to: `/webhooks/${id}`, label: webhook?.name ?? translate('webhooks.name') }}
      ground="sheet"
      fixed
      beside={webhook && <StateChip webhook={webhook} />}
      actions={
        <Button variant="contained" onClick={() => setReplaying(true)}>
          <History aria-hidden />
          {translate('deliveries.replay.action')}
        </Button>
      }
    >
      <div className={styles['tools']}>
        <Segmented
          label={translate('deliveries.column.answer')}
          value={state ?? 'all'}
          options={states.map((value) => ({ value, label: translate(`deliveries.state.${value}`) }))}
          onChange={(value) => put({ state: value === 'all' ? '' : value })}
        />
        <OutlinedInput
          size="small"
          type="search"
          value={entity}
          placeholder={translate('deliveries.find')}
          startAdornment={<Search aria-hidden />}
          slotProps={{ input: { 'aria-label': translate('deliveries.find') } }}
          onChange={(event) => put({ entity: event.target.value })}
        />
      </div>
      <div className={styles['split']}>
        <div className={styles['list']}>
          <Ladder
            read={read}
            words="deliveries.list"
            icon={Inbox}
            skeleton={<RowsSkeleton rows={8} height={48} />}
            onClear={filtered ? () => put({ state: '', entity: '' }) : undefined}
          >
            {(rows) => (
              <>
                <Table
                  label={translate('webhooks.deliveries')}
                  columns={columns}
                  rows={rows}
                  rowId={(row) => row.id}
                  current={open}
                  onOpen={(row) => put({ delivery: row.id })}
                />
                {read.hasNextPage && (
                  <div className={styles['more']}>
                    <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
                      {translate('deliveries.older')}
                    </Button>
                  </div>
                )}
              </>
            )}
          </Ladder>
        </div>
        {open !== '' && (
          <SidePanel title={translate('deliveries.one')} onClose={() => put({ delivery: '' })}>
            <DeliveryPanel key={open} webhookId={id} id={open} />
          </SidePanel>
        )}
      </div>
      {replaying && <ReplayDialog webhookId={id} onClose={() => setReplaying(false)} />}
    </Page>
  );
}
