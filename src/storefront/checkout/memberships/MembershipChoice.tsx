import { useState } from 'react';
import { changeCheckout } from '#wix/shopper/checkout-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { checkout as store, useCheckout } from '../checkout.ts';
import { createPicks } from './membership-picks.ts';
import { viewPayable, type MembershipView, type PayableView } from './membership-view.ts';
import styles from '../checkout.module.css';

const choose = createPicks(store, changeCheckout);

/** What the memberships of who shops can pay for; nothing is chosen for them. */
export default function MembershipChoice() {
  const t = useT();
  const { checkout } = useCheckout();
  const [failed, setFailed] = useState(false);
  /** Shown as they were picked, by line, until the server has answered. */
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map());

  async function pick(lineId: string, way: MembershipView | undefined): Promise<void> {
    const mine: Picked = { key: way?.key };
    setFailed(false);
    setPicked((before) => new Map(before).set(lineId, mine));
    try {
      if (!(await choose(lineId, way))) setFailed(true);
    } finally {
      setPicked((before) => new Map([...before].filter(([, one]) => one !== mine)));
    }
  }

  return (
    <section className={styles['block']} aria-busy={picked.size > 0}>
      <h2>{t('memberships.title')}</h2>
      <p className="quiet small">{t('memberships.hint')}</p>
      {viewPayable(checkout).map((line) => {
        const now = picked.get(line.lineId);
        return (
          <Line
            key={line.lineId}
            line={now ? { ...line, chosen: now.key, isRefused: false } : line}
            pick={pick}
          />
        );
      })}
      {failed && (
        <p role="alert" className={styles['wrong']}>
          {t('memberships.failed')}
        </p>
      )}
    </section>
  );
}

interface Picked {
  key: string | undefined;
}

interface LineProps {
  line: PayableView;
  pick: (lineId: string, way: MembershipView | undefined) => Promise<void>;
}

function Line({ line: { lineId, name, ways, chosen, isRefused }, pick }: LineProps) {
  const t = useT();
  const paying = isRefused ? undefined : chosen;
  return (
    <div className={styles['payable']}>
      <p id={`membership-${lineId}`}>
        <b>{name}</b>
      </p>
      <div className={styles['options']} role="radiogroup" aria-labelledby={`membership-${lineId}`}>
        <label className={paying === undefined && !isRefused ? styles['on'] : undefined}>
          <input
            type="radio"
            name={`membership-${lineId}`}
            checked={paying === undefined && !isRefused}
            onChange={() => void pick(lineId, undefined)}
          />
          <b>{t('memberships.none')}</b>
        </label>
        {ways.map((way) => (
          <label key={way.key} className={paying === way.key ? styles['on'] : undefined}>
            <input
              type="radio"
              name={`membership-${lineId}`}
              checked={paying === way.key}
              onChange={() => void pick(lineId, way)}
            />
            <b>{t('memberships.payWith', { name: way.name })}</b>
            {way.left !== undefined && <small>{t('memberships.remaining', { count: way.left })}</small>}
          </label>
        ))}
      </div>
      {isRefused && <p className={styles['wrong']}>{t('memberships.rejected')}</p>}
    </div>
  );
}
