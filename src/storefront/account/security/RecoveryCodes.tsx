import { useEffect, useRef, useState } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import styles from './security.module.css';

/** Shown this once: the shop keeps no more than their digests. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = (): void => {
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles['codes']}>
      <h3 ref={heading} tabIndex={-1}>
        {t('security.codesTitle')}
      </h3>
      <p className="small">{t('security.codesText')}</p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['offers']}>
        <Button look="line" size="sm" onClick={copy}>
          <Icon name="copy" small />
          {t(copied ? 'security.codesCopied' : 'security.codesCopy')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('security.codesSaved')}
        </Button>
      </div>
    </div>
  );
}
