import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import '../bulk-messages.en.ts';
import styles from './files.module.css';

/** Nobody opens it without a link. */
export function PrivateMark() {
  const translate = useTranslate();
  return (
    <Lock
      size={12}
      role="img"
      aria-label={translate('media.facts.private')}
      className={styles['lock'] ?? ''}
    />
  );
}
