import Button from '@mui/material/Button';
import { ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { toCallError } from '#wix/errors.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Sentence } from '#admin/ui/Sentence.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { RichText } from '#admin/ui/RichText.tsx';
import styles from './refund.module.css';

export interface Review {
  sentence: string | undefined;
  /** Why the button waits, in words; nothing when it may be pressed. */
  waits: string | undefined;
  amount: string;
  maySend: boolean;
  mayPrepare: boolean;
  busy: boolean;
  error: unknown;
  onSend: () => void;
  onPrepare: () => void;
}

/** After a lost answer money may have moved: only a rejection is sure that nothing was done. */
const isUnknown = (error: unknown): boolean => error !== undefined && toCallError(error).status === 0;

/** The sentence, then the button with the amount on it. */
export function ReviewCard({ review }: { review: Review }) {
  const translate = useTranslate();
  const phone = usePhone();
  const { sentence, waits, maySend, mayPrepare, error } = review;
  const rights = maySend ? 'both' : mayPrepare ? 'prepare' : 'none';
  const unknown = isUnknown(error);
  return (
    <Card>
      <h2 className="visually-hidden">{translate('orders.refund.review.title')}</h2>
      <Sentence told="live">
        {sentence ? <RichText text={sentence} /> : (waits ?? translate('orders.refund.review.nothing'))}
      </Sentence>
      {error !== undefined && (
        <ErrorState
          inline
          title={translate(unknown ? 'orders.refund.unknown' : 'orders.refund.failed')}
          notDone={translate(unknown ? 'orders.refund.unknownDetail' : 'orders.refund.notDone')}
          error={error}
        />
      )}
      {phone ? (
        <BottomBar>
          <ReviewButtons review={review} />
        </BottomBar>
      ) : (
        <div className={styles['buttons']}>
          <ReviewButtons review={review} />
        </div>
      )}
      {waits && sentence && <p className={styles['bad']}>{waits}</p>}
      <p className={styles['note']}>
        <ShieldCheck size={14} aria-hidden />
        <span>{translate(`orders.refund.rights.${rights}`)}</span>
      </p>
    </Card>
  );
}

function ReviewButtons({
  review: { waits, amount, maySend, mayPrepare, busy, error, onSend, onPrepare },
}: {
  review: Review;
}) {
  const translate = useTranslate();
  const phone = usePhone();
  const disabled = waits !== undefined || busy;
  const unsettled = isUnknown(error);
  return (
    <>
      {maySend && mayPrepare && (
        <Button disabled={disabled || unsettled} onClick={onPrepare} sx={{ order: { xs: 0, md: 2 } }}>
          {translate(phone ? 'orders.refund.prepareShort' : 'orders.refund.prepare')}
        </Button>
      )}
      {maySend && (
        <Button variant="contained" size="large" disabled={disabled} aria-busy={busy} onClick={onSend}>
          {translate(busy ? 'orders.refund.sending' : 'orders.refund.button', { amount }).trim()}
        </Button>
      )}
      {!maySend && mayPrepare && (
        <Button variant="contained" size="large" disabled={disabled} aria-busy={busy} onClick={onPrepare}>
          {translate('orders.refund.prepare')}
        </Button>
      )}
    </>
  );
}
