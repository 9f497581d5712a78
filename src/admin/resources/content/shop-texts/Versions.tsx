import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { shopTextsDesk } from '#shared/desks/shop-texts.ts';
import type { ShopText, TextVersion } from '#shared/shop-texts.ts';
import { toCallError } from '#wix/errors.ts';
import { callApi } from '#admin/access/call-api.ts';
import { useMay } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import styles from './shop-texts.module.css';

const SHOWN = 10;

/** Who changed it when; an earlier state can be had back, and that taken back as well. */
export function Versions({ text, onBack }: { text: ShopText; onBack: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const may = useMay(shopTextsDesk.rights.edit);
  const [busy, setBusy] = useState(false);
  const { id, revision } = text;
  const path = `/admin/api/shop-texts/${id}`;
  const { data: versions = [] } = useQuery({
    queryKey: ['shop-texts', 'versions', id, revision],
    queryFn: ({ signal }) => callApi<TextVersion[]>('GET', `${path}/versions`, undefined, { signal }),
  });
  if (versions.length === 0) return null;
  const goBack = async (to: string) => {
    setBusy(true);
    try {
      await callApi('POST', `${path}/back`, { revision, to });
      await client.invalidateQueries({ queryKey: ['shop-texts'] });
      onBack();
    } catch (thrown) {
      notify(toCallError(thrown).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const what = ({ changed }: TextVersion) =>
    changed.length === 0
      ? translate('shop-texts.versions.settings')
      : changed.map((language) => translate(`shop-texts.language.${language}`)).join(', ');
  return (
    <Card id="versions" flush title={translate('shop-texts.versions.title')}>
      <ol className={styles['texts']}>
        {versions.slice(0, SHOWN).map((version, at) => (
          <li key={version.revision}>
            <span>
              <DateTime value={version.date} />, {version.by}
            </span>
            <span className={styles['about']}>{what(version)}</span>
            {at === 0 && <span>{translate('shop-texts.versions.now')}</span>}
            {at > 0 && may && (
              <Button
                size="small"
                disabled={busy}
                aria-label={translate('shop-texts.versions.back', { by: version.by })}
                onClick={() => void goBack(version.revision)}
              >
                <Undo2 aria-hidden />
                {translate('shop-texts.versions.take')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
