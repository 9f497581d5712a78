import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MadeApiKey } from '../../../shared/developers.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import styles from './api-keys.module.css';
import { clientSnippet, curlSnippet } from './snippet.ts';

/** The key, this once, and what to paste where. */
export function MadeKey({ made }: { made: MadeApiKey }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const guard = useLeaveGuard(!copied);
  const at = { address: location.origin, siteId: made.siteId };
  return (
    <div className={styles['form']}>
      <div role="status" className={styles['once']}>
        <StatusChip tone="warn" icon={TriangleAlert} label={translate('api-keys.once')} />
        <p>{translate('api-keys.onceDetail')}</p>
      </div>
      <CodeBlock label={translate('api-keys.key')} text={made.key} strong onCopied={() => setCopied(true)} />
      <CodeBlock label={translate('api-keys.snippet')} text={clientSnippet(at)} />
      <CodeBlock label={translate('api-keys.curl')} text={curlSnippet(at)} />
      <p className={styles['hint']}>{translate('api-keys.snippetDetail')}</p>
      <Button component={Link} to={`/api-keys/${made.id}`} replace disabled={!copied}>
        {translate('api-keys.kept')}
      </Button>
      {guard}
    </div>
  );
}
