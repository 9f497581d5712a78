import { useCallback, useEffect, useState } from 'react';
import type { OrderDownload } from '../../shared/order-downloads.ts';
import { showDownload } from '../../wix/shopper/order-downloads.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { DownloadFile } from '../shell/DownloadFile.tsx';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import styles from './download.module.css';

type State = { phase: 'loading' | 'missing' | 'failed' } | { phase: 'ready'; download: OrderDownload };

/** A file that was bought, for whoever was given the address. Opening the page counts nothing. */
function DownloadPage({ params: { token = '' } }: PageProps<undefined>) {
  const t = useT();
  const to = usePath();
  const [state, setState] = useState<State>({ phase: 'loading' });
  const read = useCallback(
    () =>
      showDownload(token).then(
        (download) => setState(download ? { phase: 'ready', download } : { phase: 'missing' }),
        () => setState((before) => (before.phase === 'ready' ? before : { phase: 'failed' })),
      ),
    [token],
  );
  useEffect(() => void read(), [read]);
  switch (state.phase) {
    case 'loading':
      return (
        <div className={styles['page']} aria-busy="true">
          <p className="vh" role="status">
            {t('download.loading')}
          </p>
        </div>
      );
    case 'ready': {
      const { download } = state;
      return (
        <div className={styles['page']}>
          <h1>{t(`download.${download.standing}.title`)}</h1>
          <DownloadFile download={download} onTaken={() => void read()} />
          {download.standing === 'OPEN' && <p className="quiet">{t('download.keeps')}</p>}
        </div>
      );
    }
    case 'missing':
      return (
        <div className={styles['page']}>
          <h1>{t('download.missingTitle')}</h1>
          <p className="quiet">{t('download.missingText')}</p>
          <ButtonLink href={to('/order-look-up')}>{t('download.lookUp')}</ButtonLink>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['page']} role="alert">
          <h1>{t('download.failedTitle')}</h1>
          <p className="quiet">{t('download.failedText')}</p>
          <Button
            onClick={() => {
              setState({ phase: 'loading' });
              void read();
            }}
          >
            {t('download.retry')}
          </Button>
        </div>
      );
  }
}

export default definePage({
  head: (_data, t) => ({ title: t('download.pageTitle'), noIndex: true }),
  Page: DownloadPage,
});
