import type { LucideIcon } from 'lucide-react';
import styles from './StatusChip.module.css';

/** One palette for every resource: `calm` is neutral. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'calm';

interface Props {
  tone: Tone;
  icon: LucideIcon;
  label: string;
  /** Icon and word without a ground: all is well, nobody need look. Group headings are always tinted. */
  quiet?: boolean;
  title?: string;
}

/** A state the system gives, never a filter and never a tag. */
export function StatusChip({ tone, icon: Icon, label, quiet = false, title }: Props) {
  return (
    <span className={`${styles['chip']} ${styles[tone]} ${quiet ? styles['quiet'] : ''}`} title={title}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <span>{label}</span>
    </span>
  );
}
