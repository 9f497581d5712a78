import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useTranslate } from 'ra-core';
import styles from './editor.module.css';

/** Whether the totals are those of what is on the page. */
export function Reckoned({ settled }: { settled: boolean }) {
  const translate = useTranslate();
  const Icon = settled ? CircleCheck : LoaderCircle;
  return (
    <span className={settled ? styles['final'] : styles['soon']} role="status">
      <Icon size={14} aria-hidden />
      {translate(settled ? 'drafts.totals.upToDate' : 'drafts.totals.soon')}
    </span>
  );
}
