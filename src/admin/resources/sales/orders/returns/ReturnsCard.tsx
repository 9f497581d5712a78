import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { RETURN_ACTIONS, type ReturnAction, type ReturnState } from '#shared/returns.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import { ReturnActionDialog } from './ReturnActionDialog.tsx';
import { refundPath, type ReturnRecord } from './return-record.ts';
import styles from './returns.module.css';
import { StateChip } from './StateChip.tsx';
import { useReturns } from './use-returns.ts';
import './messages.en.ts';

interface Props {
  orderId: string;
  mayAnswer: boolean;
  mayRefund: boolean;
}

/** What the buyer wants to send back, and what is done about it; nothing where nobody asked. */
export default function ReturnsCard({ orderId, mayAnswer, mayRefund }: Props) {
  const translate = useTranslate();
  const { data = [], isError, error, refetch } = useReturns(orderId, true);
  const [asking, setAsking] = useState<{ of: ReturnRecord; act: ReturnAction }>();
  if (isError)
    return (
      <ErrorState
        inline
        title={translate('returns.card.loadFailed')}
        error={error}
        retry={() => void refetch()}
      />
    );
  if (data.length === 0) return null;
  return (
    <Card flush id="returns" title={translate('returns.card.title')}>
      {data.map((one) => (
        <OneReturn
          key={one.id}
          of={one}
          mayAnswer={mayAnswer}
          mayRefund={mayRefund}
          onAct={(action) => setAsking({ of: one, act: action })}
        />
      ))}
      {asking && <ReturnActionDialog {...asking} onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

interface OneProps extends Omit<Props, 'orderId'> {
  of: ReturnRecord;
  onAct: (returnAction: ReturnAction) => void;
}

const actsOf = (state: ReturnState): ReturnAction[] =>
  (Object.keys(RETURN_ACTIONS) as ReturnAction[]).filter((action) =>
    (RETURN_ACTIONS[action].from as readonly ReturnState[]).includes(state),
  );

function OneReturn({ of, mayAnswer, mayRefund, onAct }: OneProps) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const { state, lines, note, answer, createdDate, pieces, history } = of;
  const last = history.at(-1);
  const isRefundable = state === 'ACCEPTED' || state === 'RECEIVED';
  return (
    <article className={styles['return']}>
      <div className={styles['head']}>
        <StateChip status={state} />
        <small>
          <DateTime value={last?.date ?? createdDate} />
          {last?.by && ` ${translate('returns.card.by', { who: nameOf(last.by) })}`}
        </small>
      </div>
      <ul>
        {lines.map(({ lineItemId, quantity, name, reason }) => (
          <li key={lineItemId}>
            <span>
              {quantity} × <bdi>{name}</bdi>
            </span>
            <small>{translate(`returns.reason.${reason}`)}</small>
          </li>
        ))}
      </ul>
      {note && (
        <blockquote dir="auto">
          <small>{translate('returns.card.customerMessage')}</small>
          {note}
        </blockquote>
      )}
      {answer && (
        <blockquote dir="auto">
          <small>{translate('returns.card.answer')}</small>
          {answer}
        </blockquote>
      )}
      <div className={styles['buttons']}>
        {isRefundable && mayRefund && (
          <Button component={Link} to={refundPath(of)}>
            {translate('returns.card.refund', { smart_count: pieces })}
          </Button>
        )}
        {mayAnswer &&
          actsOf(state).map((action) => (
            <Button
              key={action}
              variant={action === 'accept' || action === 'receive' ? 'outlined' : 'text'}
              onClick={() => onAct(action)}
            >
              {translate(`returns.action.${action}.action`)}
            </Button>
          ))}
      </div>
    </article>
  );
}
