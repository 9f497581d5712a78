import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './States.module.css';

interface Props {
  icon: LucideIcon;
  /** "No orders yet" or "No order matches": the two are never the same page. */
  title: string;
  detail?: ReactNode;
  /** What to do: create the first one, or clear the filter. */
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, detail, action }: Props) {
  return (
    <div className={styles['state']}>
      <Icon size={28} strokeWidth={1.5} aria-hidden />
      <h2>{title}</h2>
      {detail && <p>{detail}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
