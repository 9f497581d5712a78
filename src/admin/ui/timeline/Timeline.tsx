import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { DateTime } from '../DateTime.tsx';
import { RichText } from '../RichText.tsx';
import styles from './Timeline.module.css';

export type TimelineTone = 'plain' | 'good' | 'bad' | 'waiting';

export interface TimelineEntry {
  id: string;
  at: Date | undefined;
  icon: LucideIcon;
  tone: TimelineTone;
  /** Emails and receipts, which are collapsed at first. */
  chatter: boolean;
  /** The activity, and who did it where that is known; `**` marks the important words. */
  sentence: string;
  /** Behind the sentence or below it, such as a reason or a comment. */
  more?: ReactNode;
}

interface Props {
  /** Newest first. */
  entries: readonly TimelineEntry[];
  /** Above the entries, such as the box to write a comment. */
  children?: ReactNode;
}

/** The activity of a record. */
export function Timeline({ entries, children }: Props) {
  const translate = useTranslate();
  const [unfolded, setUnfolded] = useState(false);
  const folded = entries.filter(({ chatter }) => chatter).length;
  const shown = unfolded ? entries : entries.filter(({ chatter }) => !chatter);
  return (
    <Card
      id="timeline"
      title={translate('counterpart.timeline.title')}
      flush
      actions={
        folded > 0 && (
          <Button variant="text" size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {translate(`counterpart.timeline.${unfolded ? 'hide' : 'show'}`, { smart_count: folded })}
          </Button>
        )
      }
    >
      {children}
      <ol className={styles['list']}>
        {shown.map(({ id, at, icon: Icon, tone, sentence, more }) => (
          <li key={id} className={`${styles['entry']} ${styles[tone] ?? ''}`}>
            <span className={styles['icon']}>
              <Icon size={16} aria-hidden />
            </span>
            <div>
              <RichText text={sentence} /> {more}
            </div>
            <DateTime value={at} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
