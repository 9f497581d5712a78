import { Archive, Eraser, UserX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ErasurePreview, ErasureOutcome } from '#shared/customer-data.ts';
import styles from './law.module.css';

const icons = { erased: Eraser, anonymised: UserX, kept: Archive } as const satisfies Record<
  ErasureOutcome,
  unknown
>;
const fates = Object.keys(icons) as ErasureOutcome[];

/** What is erased, what names nobody from then on, and what is kept, each with how much there is and why. */
export function ErasureOutcomes({ parts }: Pick<ErasurePreview, 'parts'>) {
  const translate = useTranslate();
  return fates.map((fate) => {
    const of = parts.filter((part) => part.fate === fate);
    const Icon = icons[fate];
    if (of.length === 0) return null;
    return (
      <section key={fate} className={styles['fate']}>
        <h3>
          <Icon size={14} aria-hidden />
          {translate(`customers.erase.fate.${fate}`)}
        </h3>
        <p>
          {of.map(({ part, count }, index) => (
            <span key={part}>
              {index > 0 && ', '}
              {translate(`customers.law.part.${part}`)} <b className="num">{count}</b>
            </span>
          ))}
        </p>
        <p className="muted">{translate(`customers.erase.why.${fate}`)}</p>
      </section>
    );
  });
}
