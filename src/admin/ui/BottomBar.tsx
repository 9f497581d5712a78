import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** A record's actions at the thumb: on a phone only, in the place of the shell's own bar. The main button comes last. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles['bar']} data-bottom-bar>
      {children}
    </div>
  );
}
