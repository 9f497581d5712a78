import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface Props {
  children: ReactNode;
  aside: ReactNode;
  /** The aside is a stack of cards instead of plain content on the background. */
  cards?: boolean;
}

/** The work in cards at the start, the facts about it at the end; under each other on a phone. */
export function Columns({ children, aside, cards = false }: Props) {
  return (
    <div className={styles['columns']}>
      <div className={styles['stack']}>{children}</div>
      <aside className={cards ? styles['stack'] : styles['aside']}>{aside}</aside>
    </div>
  );
}

interface SectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the aside, cut from the next by a hairline. */
export function AsideSection({ title, action, children }: SectionProps) {
  return (
    <section className={styles['section']}>
      <header>
        <h3>{title}</h3>
        {action && <span className={styles['action']}>{action}</span>}
      </header>
      {children}
    </section>
  );
}

/** Label and value in two columns. */
export function Facts({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
