import { useState } from 'react';
import type { OrderReturn, ReturnState } from '#shared/returns.ts';
import { withdrawReturn, type ReturnProof } from '#wix/shopper/returns.ts';
import { usePageFacts, useT } from '../page-context.tsx';
import { ShopDate } from '../ShopDate.tsx';
import { Button } from '../ui/Button.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { Chip } from '../ui/Notice.tsx';
import styles from './returns.module.css';

const looks: Record<ReturnState, 'info' | 'success' | 'warning'> = {
  ASKED: 'info',
  ACCEPTED: 'info',
  RECEIVED: 'info',
  REFUNDED: 'success',
  CLOSED: 'success',
  DECLINED: 'warning',
  WITHDRAWN: 'warning',
};

interface Props {
  proof: ReturnProof;
  of: OrderReturn;
  /** Where accepted pieces are sent to. */
  instructions: string;
  onChanged: () => void;
}

/** Where a return stands, what the shop wrote, and the way back while there is one. */
export function OneReturn({ proof, of, instructions, onChanged }: Props) {
  const t = useT();
  const { sendsEmail } = usePageFacts().store.look;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const { id, state, lines, answer, createdDate } = of;
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await withdrawReturn(proof, id);
      onChanged();
    } catch (thrown) {
      setFailure({ thrown });
    }
    setBusy(false);
  };
  return (
    <article className={styles['return']}>
      <div className={styles['head']}>
        <Chip kind={looks[state]}>{t(`returns.state.${state}`)}</Chip>
        <span className="small quiet">
          <ShopDate value={createdDate} />
        </span>
      </div>
      <ul>
        {lines.map(({ lineItemId, quantity, name, reason }) => (
          <li key={lineItemId}>
            <bdi>
              {quantity} × {name}
            </bdi>
            <span className="small quiet"> · {t(`returns.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      <p>{t(state === 'ASKED' && !sendsEmail ? 'returns.means.requestedHere' : `returns.means.${state}`)}</p>
      {answer && (
        <>
          <p className="small quiet">{t('returns.answer')}</p>
          <blockquote dir="auto">{answer}</blockquote>
        </>
      )}
      {state === 'ACCEPTED' && instructions && <blockquote dir="auto">{instructions}</blockquote>}
      {(state === 'ASKED' || state === 'ACCEPTED') && (
        <div>
          <Button look="line" size="sm" busy={busy} onClick={() => void withdraw()}>
            {t('returns.withdraw')}
          </Button>
        </div>
      )}
      {failure && <FailureNotice error={failure.thrown}>{t('returns.withdrawFailed')}</FailureNotice>}
    </article>
  );
}
