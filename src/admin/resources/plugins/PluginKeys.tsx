import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import type { PluginRow } from './plugin-form.ts';
import styles from './plugins.module.css';

/** What the app needs to know who asks it: `AppStrategy({ appId, publicKey })` of the SDK. */
export function PluginKeys({ plugin: { appId, publicKey } }: { plugin: PluginRow }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notify('plugins.copied', { type: 'success' });
  };
  return (
    <section className={styles['part']} aria-label={translate('plugins.keys')}>
      <h3>{translate('plugins.keys')}</h3>
      <p>{translate('plugins.keysDetail')}</p>
      <dl>
        <dt>{translate('plugins.appId')}</dt>
        <dd>
          <code>{appId}</code>
        </dd>
      </dl>
      <div className={styles['row']}>
        <Button size="small" onClick={() => void copy(appId)}>
          <Copy aria-hidden />
          {translate('plugins.copyAppId')}
        </Button>
        <Button size="small" onClick={() => void copy(publicKey)}>
          <Copy aria-hidden />
          {translate('plugins.copyKey')}
        </Button>
      </div>
    </section>
  );
}
