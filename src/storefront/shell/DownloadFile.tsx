import { useState } from 'react';
import { byteText } from '../../shared/byte-text.ts';
import type { OrderDownload } from '../../shared/order-downloads.ts';
import { takeDownload, tokenOf } from '../../wix/shopper/order-downloads.ts';
import { locales } from '../i18n/locales.ts';
import { useLocale, usePageFacts, useT } from './page-context.tsx';
import { Button } from './ui/Button.tsx';
import { Icon } from './ui/Icon.tsx';
import { Notice } from './ui/Notice.tsx';
import styles from './OrderDownloads.module.css';

interface Props {
  download: OrderDownload;
  /** What is left of it has changed. */
  onTaken: () => void;
}

/** The button that downloads a file, and what is left of it; or why it is not there. */
export function DownloadFile({ download, onTaken }: Props) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Holds for an hour, and counts nothing. */
  const [occupied, setOccupied] = useState<string>();
  const { tag } = locales[useLocale()];
  const { timeZone } = usePageFacts().store;
  const { fileName = '', sizeInBytes, used, allowed, until, standing } = download;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(until));

  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await takeDownload(tokenOf(download));
    setFailed('standing' in answer && answer.standing === 'UNKNOWN');
    // It comes as a file: the page stays.
    if ('url' in answer) {
      setOccupied(answer.url);
      location.assign(answer.url);
    }
    onTaken();
    setBusy(false);
  };

  return (
    <div className={styles['file']}>
      {standing === 'OPEN' ? (
        <Button look="line" busy={busy} onClick={() => void take()}>
          <Icon name="download" />
          <span>
            {sizeInBytes === undefined
              ? t('download.get', { file: fileName })
              : t('download.getSized', { file: fileName, size: byteText(sizeInBytes) })}
          </span>
        </Button>
      ) : (
        <Notice kind="warning">
          {fileName !== '' && <b dir="auto">{fileName}. </b>}
          {t(`download.${standing}`, { date })}
        </Notice>
      )}
      {occupied !== undefined && standing !== 'WITHDRAWN' && (
        <p className="small" role="status">
          {t('download.began')}{' '}
          <a className="link" href={occupied}>
            {t('download.again')}
          </a>
        </p>
      )}
      {failed && <Notice kind="danger">{t('download.UNKNOWN')}</Notice>}
      {standing !== 'WITHDRAWN' && standing !== 'EXPIRED' && (
        <p className="small quiet">{t('download.used', { used, allowed, date })}</p>
      )}
    </div>
  );
}
