import { MailX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { MailPreviewData } from '#shared/bulk-preview.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import './messages-list.en.ts';
import styles from './previews.module.css';

/** How many are reached, and the first mail as it goes out. */
export default function MailRecipientsPreview({
  seen: { reached, without, partial, preview },
}: {
  seen: MailPreviewData;
}) {
  const translate = useTranslate();
  const words = useCountText();
  const say = (what: string, count: number) =>
    translate(`orders.bulk.mail.${what}`, { smart_count: count, count: words(count) });
  return (
    <div className={styles['note']}>
      <p>{reached === 0 ? say('none', 0) : say(partial ? 'atLeast' : 'reached', reached)}</p>
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
