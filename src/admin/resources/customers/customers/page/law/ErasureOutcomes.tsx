import { Archive, Eraser, UserX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ErasurePreview, ErasureOutcome } from '#shared/customer-data.ts';
import styles from './law.module.css';

const looks = {
  erased: { icon: Eraser, label: 'erased' },
  anonymised: { icon: UserX, label: 'anonymised' },
  kept: { icon: Archive, label: 'retained' },
} as const satisfies Record<ErasureOutcome, unknown>;
const outcomes = Object.keys(looks) as ErasureOutcome[];

/** What is erased, what names nobody from then on, and what is kept, each with how much there is and why. */
export function ErasureOutcomes({ parts }: Pick<ErasurePreview, 'parts'>) {
  const translate = useTranslate();
  return outcomes.map((outcome) => {
    const of = parts.filter((part) => part.fate === outcome);
    const { icon: Icon, label } = looks[outcome];
    if (of.length === 0) return null;
    return (
      <section key={outcome} className={styles['outcome']}>
        <h3>
          <Icon size={14} aria-hidden />
          {translate(`customers.erase.outcome.${label}`)}
        </h3>
        <p>
          {of.map(({ part, count }, index) => (
            <span key={part}>
              {index > 0 && ', '}
              {translate(`customers.law.data.${part}`)} <b className="num">{count}</b>
            </span>
          ))}
        </p>
        <p className="muted">{translate(`customers.erase.reason.${label}`)}</p>
      </section>
    );
  });
}
