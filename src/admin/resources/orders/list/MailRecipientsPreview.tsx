import { MailX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { MailForesight } from '#shared/foresight.ts';
import { useCountWords } from '#admin/ui/grid/count-words.ts';
import './messages-list.en.ts';
import styles from './told.module.css';

/** How many are reached, and the first mail as it goes out. */
export default function MailRecipientsPreview({
  seen: { reached, without, partial, preview },
}: {
  seen: MailForesight;
}) {
  const translate = useTranslate();
  const words = useCountWords();
  const say = (what: string, count: number) =>
    translate(`orders.bulk.mail.${what}`, { smart_count: count, count: words(count) });
  return (
    <div className={styles['told']}>
      <p>{reached === 0 ? say('none', 0) : say(partial ? 'most' : 'reached', reached)}</p>
      {without > 0 && (
        <p className={styles['warning']}>
          <MailX size={16} aria-hidden />
          {say('without', without)}
        </p>
      )}
      {preview && (
        <details className={styles['preview']}>
          <summary>{translate('orders.bulk.mail.preview', { to: preview.to })}</summary>
          <b dir="auto">{preview.subject}</b>
          <p dir="auto">{preview.text}</p>
        </details>
      )}
    </div>
  );
}
