import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ANNOUNCEMENT, type Announcement, type ShopText } from '#shared/shop-texts.ts';
import { Card } from '#admin/ui/Card.tsx';
import styles from './storefront.module.css';

/** What the bar above every page says, and the way to where it is written. */
export function AnnouncementCard() {
  const translate = useTranslate();
  const { data } = useGetOne<ShopText<Announcement>>('shop-texts', { id: ANNOUNCEMENT }, { retry: false });
  const bar = data?.doc;
  const state = bar && (bar.shown ? (bar.from || bar.until ? 'scheduled' : 'on') : 'off');
  return (
    <Card id="announcement" title={translate('storefront.announcement.title')}>
      <div className={styles['stack']}>
        {bar?.shown && (
          <p className={styles['announcement']}>
            <bdi>{bar.words.en}</bdi>
          </p>
        )}
        {state && (
          <p className={styles['quiet']}>
            {translate(`storefront.announcement.${state}`, {
              from: bar.from ?? translate('storefront.announcement.now'),
              until: bar.until ?? translate('storefront.announcement.always'),
            })}
          </p>
        )}
        <div>
          <Button size="small" component={Link} to={`/shop-texts/${ANNOUNCEMENT}`}>
            {translate('storefront.announcement.edit')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
