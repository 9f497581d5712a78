import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

export interface ListedMetric {
  id: string;
  name: string;
  /** A figure, or a link with it. */
  value: ReactNode;
  detail: string;
}

/** Figures side by side, each under its name and over what it is to be measured by; on a phone two in a row. */
export const MetricList = ({
  figures,
  busy = false,
}: {
  figures: readonly ListedMetric[];
  busy?: boolean;
}) => (
  <dl className={styles['figures']} aria-busy={busy}>
    {figures.map(({ id, name, value, detail }) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
        <dd className={styles['detail']}>{detail}</dd>
      </div>
    ))}
  </dl>
);
