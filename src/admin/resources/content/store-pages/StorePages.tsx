import Button from '@mui/material/Button';
import { EyeOff, Plus } from 'lucide-react';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { StorePageSummary } from '#shared/store-pages.ts';
import { SUMMARIES } from '#admin/data/summaries.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { RecordLoadError } from '#admin/ui/query-state/RecordLoadError.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import styles from './store-pages.module.css';
import './messages.en.ts';

/** The pages that the merchant wrote, with their addresses. */
export function StorePages() {
  const translate = useTranslate();
  const read = useGetList<StorePageSummary>('store-pages', SUMMARIES);
  const mayCreate = useMayDo('store-pages', 'create');
  if (read.isError) return <RecordLoadError place="list" read={read} />;
  const say = (what: string) => translate(`store-pages.${what}`);
  return (
    <Page
      title={say('name')}
      meta={say('detail')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      actions={
        mayCreate && (
          <Button variant="contained" component={Link} to="/store-pages/create">
            <Plus aria-hidden />
            {say('new')}
          </Button>
        )
      }
    >
      {!read.data && <LineSkeleton widths={[40, 60, 50]} />}
      {read.data?.length === 0 && (
        <Card>
          <p className={styles['empty']}>{say('none')}</p>
        </Card>
      )}
      {read.data && read.data.length > 0 && (
        <Card flush>
          <ul className={styles['pages']}>
            {read.data.map(({ id, title, slug, visible, inMenu, updatedDate }) => (
              <li key={id}>
                <Link to={`/store-pages/${id}`}>
                  <bdi>{title.en}</bdi>
                </Link>
                <span className={styles['address']} dir="ltr">
                  /pages/{slug}
                </span>
                <span className={styles['state']}>
                  {visible ? (
                    say(inMenu ? 'placedInMenu' : 'placedInFooter')
                  ) : (
                    <StatusChip tone="calm" icon={EyeOff} label={say('hidden')} />
                  )}
                </span>
                <span className={styles['date']}>
                  <DateTime value={updatedDate} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
