import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { MadeApiKey } from '#shared/developers.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from './api-keys.module.css';
import { clientSnippet, curlSnippet } from './snippet.ts';

interface Props {
  made: MadeApiKey;
  copied: boolean;
  onCopied: () => void;
}

/** The key, this once, and what to paste where. */
export function MadeKey({ made, copied, onCopied }: Props) {
  const translate = useTranslate();
  const at = { address: location.origin, siteId: made.siteId };
  return (
    <div className={styles['form']}>
      <div role="status" className={styles['once']}>
        <StatusChip tone="warn" icon={TriangleAlert} label={translate('api-keys.once')} />
        <p>{translate('api-keys.onceDetail')}</p>
      </div>
      <CodeBlock label={translate('api-keys.key')} text={made.key} strong onCopied={onCopied} />
      <CodeBlock label={translate('api-keys.snippet')} text={clientSnippet(at)} />
      <CodeBlock label={translate('api-keys.curl')} text={curlSnippet(at)} />
      <p className={styles['hint']}>{translate('api-keys.snippetDetail')}</p>
      <Button component={Link} to={`/api-keys/${made.id}`} replace disabled={!copied}>
        {translate('api-keys.copied')}
      </Button>
    </div>
  );
}
