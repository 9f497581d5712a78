import { useRef, useState } from 'react';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import styles from './wishlist.module.css';

/** The address of the list, to be given away and taken back. */
export function ShareList({ secret, onEnd }: { secret: string; onEnd: () => void }) {
  const t = useT();
  const to = usePath();
  const { publicUrl } = usePageFacts();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    field.current?.select();
    // Where the clipboard is closed to pages, the address stands there, selected.
    await navigator.clipboard?.writeText(field.current?.value ?? '').then(
      () => setCopied(true),
      () => {},
    );
  }
  return (
    <section className={styles['share']} aria-labelledby="share-title">
      <h2 id="share-title">{t('wishlist.shared')}</h2>
      <p className="small quiet">{t('wishlist.sharedText')}</p>
      <div>
        <input
          ref={field}
          className="inp"
          readOnly
          dir="ltr"
          aria-label={t('wishlist.address')}
          value={publicUrl + to(`/wishlist/${secret}`)}
        />
        <Button onClick={() => void copy()}>{t(copied ? 'wishlist.copied' : 'wishlist.copy')}</Button>
        <Button look="line" onClick={onEnd}>
          {t('wishlist.unshare')}
        </Button>
      </div>
      <p className="vh" role="status">
        {copied && t('wishlist.copied')}
      </p>
    </section>
  );
}
