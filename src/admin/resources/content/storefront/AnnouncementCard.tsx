import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { ANNOUNCEMENT, announcementStatus, type Announcement, type ShopText } from '#shared/shop-texts.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { dayShape } from '#admin/ui/date/typed-date.ts';
import styles from './storefront.module.css';

/** What the bar above every page says, and the way to its page. */
export function AnnouncementCard() {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const { data } = useGetOne<ShopText<Announcement>>('announcement', { id: ANNOUNCEMENT }, { retry: false });
  const bar = data?.doc;
  return (
    <Card id="announcement" title={translate('storefront.announcement.title')}>
      <div className={styles['stack']}>
        {bar?.shown && (
          <p className={styles['announcement']}>
            <bdi>{bar.words.en}</bdi>
          </p>
        )}
        {bar && (
          <p className={styles['quiet']}>
            {translate(`storefront.announcement.${announcementStatus(bar, { now: new Date(), timeZone })}`, {
              from: dayShape.write(bar.from ?? ''),
              until: dayShape.write(bar.until ?? ''),
            })}
          </p>
        )}
        <div>
          <Button size="small" component={Link} to="/announcement">
            {translate('storefront.announcement.edit')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
