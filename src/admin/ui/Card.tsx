import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  title?: ReactNode;
  /** Beside the title, quieter. */
  note?: ReactNode;
  /** At the end of the title line. */
  actions?: ReactNode;
  /** Rows bring their own padding. */
  flush?: boolean;
  id?: string;
  children?: ReactNode;
}

export function Card({ title, note, actions, flush = false, id, children }: Props) {
  return (
    <section className={styles['card']} id={id} aria-labelledby={title && id ? `${id}-title` : undefined}>
      {(title ?? actions) && (
        <header>
          {title && <h2 id={id ? `${id}-title` : undefined}>{title}</h2>}
          {note && <span className={styles['note']}>{note}</span>}
          {actions && <div className={styles['actions']}>{actions}</div>}
        </header>
      )}
      {flush ? children : <div className={styles['in']}>{children}</div>}
    </section>
  );
}
