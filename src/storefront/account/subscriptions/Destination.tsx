import { useState } from 'react';
import type { ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Dialog } from '../../shell/ui/Dialog.tsx';
import { AddressLines } from '../../shell/address/AddressLines.tsx';
import { mayMove } from './destination.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { SubscriptionOutcome } from './subscription-outcome.ts';
import styles from './subscriptions.module.css';

interface Props {
  subscription: ShownSubscriptionDetails;
  onDone: (outcome: SubscriptionOutcome) => Promise<void>;
}

/** Where it goes, and the way to have it sent elsewhere. */
export function Destination({ subscription, onDone }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { address } = subscription;
  if (!address) return null;
  return (
    <div>
      <h2>{t('subscriptions.to')}</h2>
      <AddressLines address={address} person={address} />
      {mayMove(subscription) && (
        <p className={styles['below']}>
          <Button look="line" size="sm" onClick={() => setOpen(true)}>
            {t('subscriptions.move.action')}
          </Button>
        </p>
      )}
      <Dialog open={open} title={t('subscriptions.move.title')} onClose={() => setOpen(false)}>
        <MoveDialog subscription={subscription} onClose={() => setOpen(false)} onDone={onDone} />
      </Dialog>
    </div>
  );
}
