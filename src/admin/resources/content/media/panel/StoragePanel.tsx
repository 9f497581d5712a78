import { useTranslate } from 'ra-core';
import type { MediaTotals } from '#shared/media.ts';
import { useSession } from '#admin/access/session.ts';
import { Storage } from './Storage.tsx';
import styles from './panel.module.css';

/** While nothing is selected. */
export function StoragePanel({ sums }: { sums: MediaTotals | undefined }) {
  const translate = useTranslate();
  const embedded = useSession()?.ownFields ?? false;
  return (
    <section className={styles['panel']} aria-label={translate('media.storage.title')}>
      <h2>{translate('media.storage.title')}</h2>
      {sums && <Storage sums={sums} />}
      {!sums && !embedded && <p className="subtle">{translate('media.hosted.usageUnavailable')}</p>}
      <p className="subtle">{translate('media.panel.none')}</p>
    </section>
  );
}
