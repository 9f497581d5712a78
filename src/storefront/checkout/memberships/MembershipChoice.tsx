import { useState } from 'react';
import { CallError } from '../../../wix/errors.ts';
import { changeCheckout } from '../../../wix/shopper/checkout-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { checkout as store, useCheckout } from '../checkout.ts';
import {
  chosenIn,
  viewPayable,
  withChoice,
  type MembershipView,
  type PayableView,
} from './membership-view.ts';
import styles from '../checkout.module.css';

/** What the memberships of who shops can pay for; nothing is chosen for them. */
export default function MembershipChoice() {
  const t = useT();
  const { checkout } = useCheckout();
  const [failed, setFailed] = useState(false);
  /** Shown as it was picked, until the server has answered. */
  const [picked, setPicked] = useState<Picked>();

  async function pick(lineId: string, way: MembershipView | undefined): Promise<void> {
    setFailed(false);
    setPicked({ lineId, key: way?.key });
    try {
      const memberships = withChoice(chosenIn(checkout), lineId, way);
      await changeCheckout(store.id(), { membershipOptions: { selectedMemberships: { memberships } } });
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown;
      setFailed(true);
    }
    // Also where it was refused: what can pay may be something else now.
    await store.readAgain().catch(() => undefined);
    setPicked(undefined);
  }

  return (
    <section className={styles['block']} aria-busy={picked !== undefined}>
      <h2>{t('memberships.title')}</h2>
      <p className="quiet small">{t('memberships.hint')}</p>
      {viewPayable(checkout).map((line) => (
        <Line
          key={line.lineId}
          line={picked?.lineId === line.lineId ? { ...line, chosen: picked.key, isRefused: false } : line}
          pick={pick}
        />
      ))}
      {failed && (
        <p role="alert" className={styles['wrong']}>
          {t('memberships.failed')}
        </p>
      )}
    </section>
  );
}

interface Picked {
  lineId: string;
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
            {way.left !== undefined && <small>{t('memberships.left', { count: way.left })}</small>}
          </label>
        ))}
      </div>
      {isRefused && <p className={styles['wrong']}>{t('memberships.refused')}</p>}
    </div>
  );
}
