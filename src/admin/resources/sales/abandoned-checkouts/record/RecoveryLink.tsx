import IconButton from '@mui/material/IconButton';
import { Copy } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { LINK_DAYS } from '#shared/abandoned-checkouts.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { useLink } from '../use-abandoned-checkouts.ts';
import styles from '../abandoned-checkouts.module.css';

/** The address that brings the very cart back, to be sent by hand. */
export function RecoveryLink({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data: url } = useLink(id);
  if (url === undefined) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify('counterpart.action.copied', { type: 'info' });
    } catch {
      notify('abandoned-checkouts.link.failed', { type: 'warning' });
    }
  };
  return (
    <AsideSection title={translate('abandoned-checkouts.link.title')}>
      <div className={styles['link']}>
        <bdi>{url.replace(/^https?:\/\//, '')}</bdi>
        <IconButton
          size="small"
          aria-label={translate('abandoned-checkouts.link.copy')}
          onClick={() => void copy()}
        >
          <Copy size={16} aria-hidden />
        </IconButton>
      </div>
      <p className={styles['hint']}>
        {translate('abandoned-checkouts.link.description', { days: LINK_DAYS })}
      </p>
    </AsideSection>
  );
}
