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
      title={translate('orders.edit.difference.saved')}
      back={{ to, label: `#${order.number}` }}
      actions={
        <Button component={Link} to={to}>
          {translate('orders.edit.difference.toOrder')}
        </Button>
      }
      narrow
    >
      <Card>
        {error && !saving.busy ? (
          <ErrorState
            inline
            title={translate(`orders.edit.difference.failed.${settling}`)}
            notDone={translate('orders.edit.difference.notDone')}
            error={error}
            retry={saving.again}
          />
        ) : (
          <p className="muted" role="status">
            {translate(`orders.edit.difference.running.${settling}`, { _: '' })}
          </p>
        )}
      </Card>
    </Page>
  );
}
