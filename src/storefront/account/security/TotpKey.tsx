import { useMemo } from 'react';
import { encode } from 'uqr';
import { useT } from '../../shell/page-context.tsx';
import styles from './security.module.css';

/** To scan, or to type where there is nothing to scan with. */
export function TotpKey({ uri, secret }: { uri: string; secret: string }) {
  const t = useT();
  const { data, size } = useMemo(() => encode(uri, { ecc: 'M', border: 2 }), [uri]);
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <div className={styles['totp']}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('security.qr')}>
        <path d={path} />
      </svg>
      <div>
        <p className="small">{t('security.scan')}</p>
        <p className="small quiet">{t('security.orType')}</p>
        <code dir="ltr">{secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
      </div>
    </div>
  );
}
