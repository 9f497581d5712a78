import { Images } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { openingSort } from '#shared/media-listing.ts';
import { Thumb } from '../files/Thumb.tsx';
import { Storage } from '../panel/Storage.tsx';
import { useDetails, useFiles, useMediaTotals } from '../use-library.ts';
import './home-messages.en.ts';
import styles from './home.module.css';

const shown = 6;
const size = { width: 120, height: 90 };
const everywhere = {};

/** For those who look after the pictures: what came last, and how much is kept. */
export default function MediaHome() {
  const translate = useTranslate();
  const { data: totals } = useMediaTotals();
  const { files, error, isPending, refetch } = useFiles(everywhere, openingSort);
  const latest = files.slice(0, shown);
  const details = useDetails(latest.map(({ id }) => id));
  return (
    <>
      <Card
        title={translate('media.home.latest')}
        actions={
          <Link to="/media" className="link">
            {translate('media.home.all')}
          </Link>
        }
      >
        {error && latest.length === 0 && (
          <ErrorState
            inline
            error={error}
            title={translate('media.home.failed')}
            retry={() => void refetch()}
          />
        )}
        {isPending && !error && <RowsSkeleton rows={2} height={96} />}
        {!isPending && !error && latest.length === 0 && (
          <EmptyState
            icon={Images}
            title={translate('media.home.none')}
            detail={translate('media.home.noneDetail')}
          />
        )}
        {latest.length > 0 && (
          <ul className={styles['latest']}>
            {latest.map((file) => (
              <li key={file.id}>
                <Link to={`/media?file=${encodeURIComponent(file.id)}`}>
                  <span className={styles['picture']}>
                    <Thumb file={file} details={details.get(file.id)} size={size} />
                  </span>
                  <bdi>{file.displayName}</bdi>
                  <small>
                    <DateTime value={file._createdDate} />
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {totals && (
        <Card title={translate('media.home.storage')}>
          <div className="stack-10">
            <Storage sums={totals} />
          </div>
        </Card>
      )}
    </>
  );
}
