import { useTranslate } from 'ra-core';
import { STEPS } from '#shared/abandoned-checkouts.ts';
import type { AbandonedCheckoutRecord } from './abandoned-checkout-record.ts';
import styles from './abandoned-checkouts.module.css';

/** How far the buyer came: of four steps behind the cart. */
export function Reached({ left: { told } }: { left: AbandonedCheckoutRecord }) {
  const translate = useTranslate();
  if (!told) return <>–</>;
  const at = STEPS.indexOf(told.step);
  return (
    <span className={styles['reached']}>
      <span aria-hidden>
        {STEPS.slice(1).map((step, index) => (
          <i key={step} className={index < at ? styles['done'] : ''} />
        ))}
      </span>
      <small>{translate(`abandoned-checkouts.step.${told.step}`)}</small>
    </span>
  );
}
