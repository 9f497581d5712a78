import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useTranslate } from 'ra-core';
import styles from './editor.module.css';

/** Whether the sums are those of what is on the page. */
export function Reckoned({ settled }: { settled: boolean }) {
  const translate = useTranslate();
  const Icon = settled ? CircleCheck : LoaderCircle;
  return (
    <span className={settled ? styles['settled'] : styles['soon']} role="status">
      <Icon size={14} aria-hidden />
      {translate(settled ? 'drafts.sums.settled' : 'drafts.sums.soon')}
    </span>
  );
}
