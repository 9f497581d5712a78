import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import type { OrderRecord } from '../order-record.ts';
import type { useSave } from './use-commit.ts';

interface Props {
  order: OrderRecord;
  saving: ReturnType<typeof useSave>;
}

/** The order is changed; the money that goes with it is on its way, or did not go. */
export function SavedPage({ order, saving }: Props) {
  const translate = useTranslate();
  const to = `/orders/${order.id}`;
  const { error, settling } = saving;
  return (
    <Page
      title={translate('orders.edit.settle.saved')}
      back={{ to, label: `#${order.number}` }}
      actions={
        <Button component={Link} to={to}>
          {translate('orders.edit.settle.toOrder')}
        </Button>
      }
      narrow
    >
      <Card>
        {error && !saving.busy ? (
          <ErrorState
            inline
            title={translate(`orders.edit.settle.failed.${settling}`)}
            notDone={translate('orders.edit.settle.notDone')}
            error={error}
            retry={saving.again}
          />
        ) : (
          <p className="muted" role="status">
            {translate(`orders.edit.settle.running.${settling}`, { _: '' })}
          </p>
        )}
      </Card>
    </Page>
  );
}
