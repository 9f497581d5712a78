import { useTranslate } from 'ra-core';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import type { PluginRow } from './plugin-form.ts';
import styles from './plugins.module.css';

/** What the app needs to know who asks it: `AppStrategy({ appId, publicKey })` of the SDK. */
export function PluginKeys({ plugin: { appId, publicKey } }: { plugin: PluginRow }) {
  const translate = useTranslate();
  return (
    <section className={styles['section']} aria-label={translate('plugins.keys')}>
      <h3>{translate('plugins.keys')}</h3>
      <p>{translate('plugins.keysDetail')}</p>
      <CodeBlock label={translate('plugins.appId')} text={appId} />
      <CodeBlock label={translate('plugins.publicKey')} text={publicKey.trim()} />
    </section>
  );
}
