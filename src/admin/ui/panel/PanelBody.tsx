import type { ReactNode } from 'react';
import styles from './PanelBody.module.css';

/** In a side panel: something that is looked at and not filled in. */
export const PanelBody = ({ children }: { children: ReactNode }) => (
  <div className={styles['body']}>{children}</div>
);

export type Fact = readonly [label: string, value: ReactNode];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles['facts']}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
