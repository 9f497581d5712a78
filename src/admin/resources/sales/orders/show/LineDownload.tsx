import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import type { OrderDownload } from '#shared/order-downloads.ts';
import { byteText } from '#shared/byte-text.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import styles from './LinesCard.module.css';
import { useAllowAgain } from './use-downloads.ts';

interface Props {
  orderId: string;
  name: string;
  download: OrderDownload | undefined;
  mayAllow: boolean;
}

/** How often the file of a line was downloaded, and the way to allow it again. */
export function LineDownload({ orderId, name, download, mayAllow }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const allow = useAllowAgain(orderId);
  if (!download) return <small>{translate('orders.download.notPaid')}</small>;
  const { fileName, sizeInBytes, used, allowed, until, standing, lineItemId } = download;
  const file = fileName && `${fileName}${sizeInBytes === undefined ? '' : ` (${byteText(sizeInBytes)})`}`;
  const isOver = standing === 'WITHDRAWN' || standing === 'GONE';
  return (
    <div className={styles['download']}>
      <small>
        {file && <bdi>{file}</bdi>}
        {file && ' · '}
        {isOver ? (
          translate(`orders.download.${standing}`)
        ) : (
          <>
            {translate('orders.download.used', { used, allowed })} <DateTime value={until} style="day" />
          </>
        )}
      </small>
      {mayAllow && !isOver && (
        <Button
          variant="text"
          sx={{ marginInlineStart: '-10px' }}
          size="small"
          disabled={allow.isPending}
          aria-label={translate('orders.download.allowOf', { name })}
          onClick={() =>
            allow.mutate(lineItemId, {
              onSuccess: () => notify('orders.download.allowed', { type: 'success', messageArgs: { name } }),
            })
          }
        >
          {translate('orders.download.allow')}
        </Button>
      )}
      {allow.isError && <ErrorState inline error={allow.error} title={translate('orders.download.failed')} />}
    </div>
  );
}
