import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { CapturePreviewData } from '#shared/bulk-preview.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Money } from '#admin/ui/Money.tsx';
import './messages-list.en.ts';
import styles from './previews.module.css';

/** What capturing takes, and where it comes too late. */
export default function CapturePreview({
  seen: { held, expired, sums, partial },
}: {
  seen: CapturePreviewData;
}) {
  const translate = useTranslate();
  const words = useCountText();
  const say = (what: string, count: number) =>
    translate(`orders.bulk.capture.${what}`, { smart_count: count, count: words(count) });
  return (
    <div className={styles['note']}>
      <p>{held === 0 ? say('none', 0) : say(partial ? 'authorizedAtLeast' : 'authorized', held)}</p>
      {sums.length > 0 && (
        <dl>
          <dt>{translate('orders.bulk.capture.toCapture')}</dt>
          {sums.map(({ currency, amount }) => (
            <dd key={currency}>
              <Money currency={currency} amount={amount} />
            </dd>
          ))}
        </dl>
      )}
      {expired > 0 && (
        <p className={styles['warning']}>
          <TriangleAlert size={16} aria-hidden />
          {say('expired', expired)}
        </p>
      )}
    </div>
  );
}
