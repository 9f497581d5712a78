import { useState } from 'react';
import type { MoveQuote, ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { CallError } from '#wix/errors.ts';
import { moveSubscription, quoteMove } from '#wix/shopper/subscriptions.ts';
import type { AddressValues } from '../../shell/address/address.ts';
import { useT } from '../../shell/page-context.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { fromValues, toValues } from './destination.ts';
import { MoveForm } from './MoveForm.tsx';
import { MoveOffer } from './MoveOffer.tsx';
import type { SubscriptionOutcome } from './subscription-outcome.ts';
import styles from './subscriptions.module.css';

interface Props {
  subscription: ShownSubscriptionDetails;
  onClose: () => void;
  onDone: (outcome: SubscriptionOutcome) => Promise<void>;
}

const REFUSED = {
  DELIVERY_NOT_AVAILABLE: 'nowhere',
  NO_CHANGES_TO_COMMIT: 'already',
  SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE: 'notNow',
  SUBSCRIPTION_SUM_CHANGED: 'sumChanged',
  DELIVERY_OPTION_NOT_FOUND: 'sumChanged',
} as const;
type MoveError = (typeof REFUSED)[keyof typeof REFUSED] | 'failed';

const refusalOf = (thrown: unknown): MoveError =>
  (thrown instanceof CallError && REFUSED[thrown.code as keyof typeof REFUSED]) || 'failed';

/** First where to, then what that comes to; nothing is changed before the second is agreed to. */
export function MoveDialog({ subscription, onClose, onDone }: Props) {
  const t = useT();
  const [values, setValues] = useState<AddressValues>(toValues(subscription.address ?? {}));
  const [quote, setQuote] = useState<MoveQuote>();
  const [moveError, setMoveError] = useState<MoveError>();
  const [rejected, setRejected] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const address = fromValues(values);

  const ask = async (code?: string): Promise<void> => {
    setBusy(true);
    setMoveError(undefined);
    try {
      setQuote(await quoteMove(subscription.id, { address, ...(code !== undefined && { code }) }));
    } catch (thrown) {
      setQuote(undefined);
      setMoveError(refusalOf(thrown));
      setRejected(thrown);
    }
    setBusy(false);
  };
  const agree = async ({ amount, code }: MoveQuote): Promise<void> => {
    setBusy(true);
    try {
      await moveSubscription(subscription.id, { address, amount, ...(code !== undefined && { code }) });
      onClose();
      await onDone('address');
    } catch (thrown) {
      setQuote(undefined);
      setMoveError(refusalOf(thrown));
      setRejected(thrown);
      setBusy(false);
    }
  };

  return (
    <div className={styles['confirm']}>
      {moveError === 'failed' && (
        <FailureNotice error={rejected}>{t('subscriptions.move.failed')}</FailureNotice>
      )}
      {moveError && moveError !== 'failed' && (
        <Notice kind="warning">{t(`subscriptions.move.${moveError}`)}</Notice>
      )}
      {quote ? (
        <MoveOffer
          subscription={subscription}
          address={address}
          quote={quote}
          busy={busy}
          onChoose={(code) => void ask(code)}
          onAgree={() => void agree(quote)}
          onBack={() => setQuote(undefined)}
        />
      ) : (
        <MoveForm
          values={values}
          busy={busy}
          onChange={setValues}
          onSend={() => void ask()}
          onCancel={onClose}
        />
      )}
    </div>
  );
}
