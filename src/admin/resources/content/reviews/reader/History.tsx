import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import { useHistory } from '../use-reviews.ts';
import styles from './reader.module.css';

const ReasonDialog = lazyPart(() => import('../reason/ReasonDialog.tsx'));

interface Props {
  id: string;
  mayDecide: boolean;
}

/** Who decided what and why, the last on top. Only the embedded platform knows. */
export function History({ id, mayDecide }: Props) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const { decisions } = useHistory(id);
  const [explaining, setExplaining] = useState(false);
  const last = decisions.at(-1);
  if (!last) return null;
  return (
    <section>
      <h3>{translate('reviews.history')}</h3>
      <ul className={styles['history']}>
        {decisions.toReversed().map((decision) => {
          const { date, status, actor, rule, reason } = decision;
          const who = actor && nameOf(actor);
          const by = rule ? 'rule' : who ? 'person' : 'itself';
          return (
            <li key={date + status}>
              <bdi>{translate(`reviews.by.${by}`, { what: translate(`reviews.status.${status}`), who })}</bdi>
              <small>
                <DateTime value={date} />
              </small>
              {reason && <q dir="auto">{reason}</q>}
              {mayDecide && decision === last && status === 'REJECTED' && (
                <Button size="small" variant="text" color="primary" onClick={() => setExplaining(true)}>
                  {translate(reason ? 'reviews.reason.change' : 'reviews.reason.add')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {explaining && (
        <ReasonDialog ids={[id]} reason={last.reason ?? ''} onClose={() => setExplaining(false)} />
      )}
    </section>
  );
}
