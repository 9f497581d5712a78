import type { ReactNode } from 'react';
import styles from './Sentence.module.css';

interface Props {
  /** Told by screen readers when it changes: as it does (`live`), or as the outcome of what was pressed (`status`). */
  told?: 'live' | 'status';
  /** Where what is around it gives no space. */
  spaced?: boolean;
  children: ReactNode;
}

/** What a button is about to do, or has done, in one sentence. */
export const Sentence = ({ told, spaced = false, children }: Props) => (
  <p
    className={styles[spaced ? 'spaced' : 'sentence']}
    {...(told === 'live' && { 'aria-live': 'polite' as const })}
    {...(told === 'status' && { role: 'status' })}
  >
    {children}
  </p>
);
