import { Files } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { byteText } from '#shared/byte-text.ts';
import { mediaKindLabels } from '../kind-labels.ts';
import type { MediaFile } from '../media-file.ts';
import styles from './panel.module.css';

/** Of several that are selected: how many of what, and how much they are together. */
export function SeveralPanel({ count, files }: { count: number | undefined; files: readonly MediaFile[] }) {
  const translate = useTranslate();
  const words = useCountText();
  const { locale } = useStoreProfile();
  const kinds = Map.groupBy(files, ({ mediaType = 'UNKNOWN' }) => mediaType);
  const bytes = files.reduce((sum, { sizeInBytes }) => sum + Number(sizeInBytes ?? 0), 0);
  const whole = count === files.length;
  return (
    <section className={styles['panel']} aria-label={translate('media.panel.label')}>
      <div className={styles['several']}>
        <Files size={28} strokeWidth={1.5} aria-hidden />
        <h2>
          {count === undefined
            ? translate('media.selected.all')
            : translate('media.selected.count', { smart_count: count, count: words(count) })}
        </h2>
        {whole && <p className="num">{byteText(bytes, locale)}</p>}
      </div>
      {whole && (
        <dl className={styles['facts']}>
          {[...kinds].map(([kind, of]) => (
            <div key={kind} className={styles['pair']}>
              <dt>{mediaKindLabels(kind)}</dt>
              <dd className="num">{words(of.length)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
