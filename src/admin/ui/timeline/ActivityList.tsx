import type { LucideIcon } from 'lucide-react';
import { DateTime } from '../DateTime.tsx';
import styles from './ActivityList.module.css';

export interface ActivityEntry {
  key: string;
  icon: LucideIcon;
  at: Date | undefined;
  words: string;
}

/** The activity of a small record, beside its list: the newest first. */
export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const newestFirst = entries.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
  return (
    <ol className={styles['timeline']}>
      {newestFirst.map(({ key, icon: Icon, at, words }) => (
        <li key={key}>
          <Icon size={16} aria-hidden />
          <span>{words}</span>
          <DateTime value={at} />
        </li>
      ))}
    </ol>
  );
}
