import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { History, Inbox, Search } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { deliveryStates, type WebhookDelivery } from '#shared/webhooks.ts';
import { slugLabel } from '#admin/data/event-kinds.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { OpenCell, SplitTable, SplitTools } from '#admin/ui/panel/SplitTable.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import type { TableColumn } from '#admin/ui/Table.tsx';
import { useQueryValues } from '#admin/ui/use-query-values.ts';
import { useTyped } from '#admin/ui/use-typed.ts';
import { StateChip } from '../StateChip.tsx';
import { useWebhookNow } from '../use-webhook-now.ts';
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
  const { at, put } = useQueryValues();
  const [replaying, setReplaying] = useState(false);
  const now = useWebhookNow(id);
  const webhook = now.data;
  const state = deliveryStates.find((one) => one === at('state'));
  const entity = at('entity');
  const open = at('delivery');
  const [typed, type] = useTyped(entity, (value) => put({ entity: value }));
  const read = useDeliveries(id, { state, entityId: entity });
  const filtered = state !== undefined || entity !== '';
  const columns: readonly TableColumn<WebhookDelivery>[] = [
    {
      id: 'event',
      label: translate('deliveries.column.event'),
      cell: ({ id: deliveryId, eventType, entityFqdn, replay }) => (
        <OpenCell
          isOpen={deliveryId === open}
          onOpen={() => put({ delivery: deliveryId })}
          name={slugLabel(eventType.slice(entityFqdn.length + 1))}
          detail={[entityFqdn, replay && translate('deliveries.replayed')].filter(Boolean).join(' · ')}
        />
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
  if (now.isError && !webhook) return <RecordLoadError place="form" read={now} />;
  return (
    <Page
      title={
        webhook ? translate('deliveries.title', { name: webhook.name }) : translate('webhooks.deliveries')
      }
      back={{ to: `/webhooks/${id}`, label: webhook?.name ?? translate('webhooks.name') }}
      ground="sheet"
      fixed
      beside={webhook && <StateChip webhook={webhook} />}
      actions={
        webhook && (
          <Button variant="contained" onClick={() => setReplaying(true)}>
            <History aria-hidden />
            {translate('deliveries.replay.action')}
          </Button>
        )
      }
    >
      <SplitTools>
        <Segmented
          label={translate('deliveries.column.answer')}
          value={state ?? 'all'}
          options={states.map((value) => ({ value, label: translate(`deliveries.state.${value}`) }))}
          onChange={(value) => put({ state: value === 'all' ? '' : value })}
        />
        <OutlinedInput
          className={styles['find'] ?? ''}
          size="small"
          type="search"
          value={typed}
          placeholder={translate('deliveries.find')}
          startAdornment={<Search aria-hidden />}
          slotProps={{ input: { 'aria-label': translate('deliveries.find') } }}
          onChange={(event) => type(event.target.value)}
        />
      </SplitTools>
      <SplitTable
        read={read}
        words="deliveries.list"
        icon={Inbox}
        onClear={filtered ? () => put({ state: '', entity: '' }) : undefined}
        label={translate('webhooks.deliveries')}
        columns={columns}
        older={translate('deliveries.older')}
        open={open}
        onOpen={(delivery) => put({ delivery })}
        title={translate('deliveries.one')}
      >
        <DeliveryPanel key={open} webhookId={id} id={open} />
      </SplitTable>
      {replaying && <ReplayDialog webhookId={id} onClose={() => setReplaying(false)} />}
    </Page>
  );
}
