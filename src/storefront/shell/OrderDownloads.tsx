import { useCallback, useEffect, useState } from 'react';
import type { OrderDownload } from '../../shared/order-downloads.ts';
import { readDownloads } from '../../wix/shopper/order-downloads.ts';
import { DownloadFile } from './DownloadFile.tsx';
import { useT } from './page-context.tsx';
import styles from './OrderDownloads.module.css';

interface Props {
  order: {
    _id?: string | null;
    lineItems?: {
      _id?: string | null;
      productName?: { original?: string; translated?: string | null };
      digitalFile?: { fileId?: string };
    }[];
  };
}

/** The files that were bought with an order; nothing where there are none, or not yet. */
export function OrderDownloads({ order }: Props) {
  const t = useT();
  const { _id: orderId, lineItems = [] } = order;
  const hasFiles = lineItems.some(({ digitalFile }) => digitalFile?.fileId);
  const [downloads, setDownloads] = useState<readonly OrderDownload[]>([]);
  const read = useCallback(
    (signal?: AbortSignal): Promise<void> =>
      readDownloads(orderId ?? '', signal).then((found) => {
        if (found && !signal?.aborted) setDownloads(found);
      }),
    [orderId],
  );
  useEffect(() => {
    if (!hasFiles) return undefined;
    const reading = new AbortController();
    void read(reading.signal);
    return () => reading.abort();
  }, [read, hasFiles]);
  if (downloads.length === 0) return null;
  return (
    <section className={styles['files']} aria-labelledby="files-title">
      <h2 id="files-title">{t('download.title')}</h2>
      <ul>
        {downloads.map((download) => {
          const name = lineItems.find(({ _id }) => _id === download.lineItemId)?.productName;
          return (
            <li key={download.lineItemId}>
              <h3>{name?.translated ?? name?.original}</h3>
              <DownloadFile download={download} onTaken={() => void read()} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
