import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { hookPath, hookSteps, type HookFramework } from '#shared/app-hook.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import styles from './oauth-clients.module.css';

const frameworks = Object.keys(hookSteps) as HookFramework[];

/** The files that lead an app on the SDK to this server, and what each framework needs to load them. */
export function ConnectApp({ clientId }: { clientId: string }) {
  const translate = useTranslate();
  const t = (key: string) => translate(`oauth-clients.connect.${key}`);
  const [framework, setFramework] = useState<HookFramework>('Node');
  return (
    <section className={styles['section']} aria-labelledby="connect-app">
      <h3 id="connect-app">{t('title')}</h3>
      <p>{t('detail')}</p>
      <div className="wrap-8">
        {(['node', 'browser'] as const).map((runtime) => (
          <Button key={runtime} size="small" component="a" href={hookPath(runtime, clientId)} download>
            <Download aria-hidden />
            {t(runtime)}
          </Button>
        ))}
      </div>
      <SelectField label={t('framework')} value={framework} onChange={setFramework}>
        {frameworks.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </SelectField>
      {hookSteps[framework]({ url: location.origin, clientId }).map(({ file, code }) => (
        <CodeBlock key={`${framework} ${code}`} label={file ?? t('terminal')} text={code} />
      ))}
    </section>
  );
}
