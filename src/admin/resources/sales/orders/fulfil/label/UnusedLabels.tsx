import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ShippingLabel } from '#shared/labels.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { labelAddress, useLabelAction } from './use-labels.ts';
import { VoidLabelDialog } from './VoidLabelDialog.tsx';
import styles from './label.module.css';

interface Props {
  labels: readonly ShippingLabel[];
  onUse: (label: ShippingLabel) => void;
}

/** What was paid for and sends nothing yet: the page was closed between the two, or somebody else sent the items. */
export function UnusedLabels({ labels, onUse }: Props) {
  const translate = useTranslate();
  const [voiding, setVoiding] = useState<ShippingLabel>();
  const resuming = useLabelAction(labels[0]?.orderId ?? '', 'resume');
  if (labels.length === 0) return null;
  return (
    <Card title={translate('orders.label.unused')}>
      <ul className={styles['unused']}>
        {labels.map((label) => (
          <li key={label.id}>
            <span>
              {label.title} <Money amount={label.price} currency={label.currency} />
              <small>
                {label.status === 'bought' ? (
                  <bdi className="num">{label.trackingNumber}</bdi>
                ) : (
                  translate('orders.label.unclear')
                )}
              </small>
            </span>
            <span className="wrap-4">
              {label.status === 'bought' ? (
                <>
                  <Button size="small" onClick={() => onUse(label)}>
                    {translate('orders.label.use')}
                  </Button>
                  <Button size="small" component="a" href={labelAddress(label.id)} target="_blank">
                    {translate('orders.label.paper')}
                  </Button>
                  <Button size="small" onClick={() => setVoiding(label)}>
                    {translate('orders.label.void')}
                  </Button>
                </>
              ) : (
                <Button size="small" disabled={resuming.isPending} onClick={() => resuming.mutate(label.id)}>
                  {translate('orders.label.resume')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {resuming.error && (
        <ErrorState inline error={resuming.error} title={translate('orders.label.resumeFailed')} />
      )}
      {voiding && <VoidLabelDialog label={voiding} onClose={() => setVoiding(undefined)} />}
    </Card>
  );
}
