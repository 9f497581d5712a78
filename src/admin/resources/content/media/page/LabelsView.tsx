import { Tag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { MediaTotals } from '#shared/media.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { labelColour } from '../kinds.ts';
import styles from './page.module.css';

/** Every label there is, and on how many files. */
export function LabelsView({ sums }: { sums: MediaTotals | undefined }) {
  const translate = useTranslate();
  const words = useCountText();
  if (!sums) return <p className={styles['note']}>{translate('media.hosted.usageUnavailable')}</p>;
  if (sums.labels.length === 0)
    return (
      <EmptyState
        icon={Tag}
        title={translate('media.labels.none')}
        detail={translate('media.labels.noneDetail')}
      />
    );
  return (
    <ul className={styles['cloud']} aria-label={translate('media.tree.labels')}>
      {sums.labels.map(({ label, files }) => (
        <li key={label}>
          <Link to={`/media?in=labels&label=${encodeURIComponent(label)}`}>
            <i style={{ background: labelColour(label) }} />
            <bdi>{label}</bdi>
            <b className="num">{words(files)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
