import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { MAX_WAITING_COUNTED, MAX_WEBHOOKS, type Webhook } from '#shared/webhooks.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { PanelListPage } from '#admin/ui/panel/PanelListPage.tsx';
import { StateChip } from './StateChip.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import './messages.en.ts';
import styles from './webhooks.module.css';

/** Who is told of what happens in the shop, and how they keep up. */
export default function Webhooks() {
  const translate = useTranslate();
  return (
    <PanelListPage<Webhook>
      most={MAX_WEBHOOKS}
      sort={{ field: 'name', order: 'ASC' }}
      rowName={({ name }) => name}
      form={(webhook) => <WebhookForm webhook={webhook} />}
      columns={[
        {
          id: 'state',
          label: 'webhooks.column.state',
          cell: (webhook) => <StateChip webhook={webhook} />,
        },
        {
          id: 'address',
          label: 'webhooks.column.address',
          cell: ({ address }) => <span className={styles['address']}>{address}</span>,
        },
        {
          id: 'events',
          label: 'webhooks.column.events',
          cell: ({ events }) =>
            events === 'ALL'
              ? translate('webhooks.allEvents')
              : translate('webhooks.someEvents', { smart_count: events.length }),
        },
        {
          id: 'waiting',
          label: 'webhooks.column.waiting',
          end: true,
          cell: ({ id, lane: { waiting } }) => (
            <Link to={`/webhooks/${id}/deliveries`} className="num">
              {waiting >= MAX_WAITING_COUNTED
                ? `${waiting.toLocaleString('en')}+`
                : waiting.toLocaleString('en')}
            </Link>
          ),
        },
        {
          id: 'delivered',
          label: 'webhooks.column.delivered',
          cell: ({ lane: { deliveredDate } }) =>
            deliveredDate ? <DateTime value={deliveredDate} /> : translate('webhooks.never'),
        },
      ]}
    />
  );
}
