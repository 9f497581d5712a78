import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { MediaTotals } from '#shared/media.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { byteText } from '#shared/byte-text.ts';
import { mediaKindLabels } from '../kind-labels.ts';
import '../storage-messages.en.ts';
import styles from './panel.module.css';

const colours = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--calm-mark'];

/** How much is kept of what, and how much more there is room for. */
export function Storage({ sums }: { sums: MediaTotals }) {
  const translate = useTranslate();
  const words = useCountText();
  const { locale } = useStoreProfile();
  const kinds = Object.entries(sums.byKind)
    .flatMap(([kind, of]) => (of && of.files > 0 ? [{ kind, ...of }] : []))
    .toSorted((a, b) => b.bytes - a.bytes);
  const room = sums.quotaBytes && sums.quotaBytes > 0 ? sums.quotaBytes : undefined;
  const whole = room ?? Math.max(sums.bytes, 1);
  const colour = (index: number) => `var(${colours[Math.min(index, colours.length - 1)] ?? ''})`;
  return (
    <>
      <p className={styles['used']}>
        <b className="num">{byteText(sums.bytes, locale)}</b>{' '}
        {room !== undefined && translate('media.storage.of', { room: byteText(room, locale) })}
      </p>
      <div className={styles['meter']} aria-hidden>
        <div style={{ width: `${(sums.bytes / whole) * 100}%` }}>
          {kinds.map(({ kind, bytes }, index) => (
            <i key={kind} style={{ flexGrow: bytes, background: colour(index) }} />
          ))}
        </div>
      </div>
      <dl className={styles['kinds']}>
        {kinds.map(({ kind, files, bytes }, index) => (
          <div key={kind} className={styles['pair']}>
            <dt>
              <i style={{ background: colour(index) }} />
              <Link to={`/media?kind=${kind}`}>{mediaKindLabels(kind)}</Link>
              <small className="num">{words(files)}</small>
            </dt>
            <dd className="num">{byteText(bytes, locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
