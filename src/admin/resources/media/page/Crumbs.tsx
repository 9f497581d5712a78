import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { VISITOR_UPLOADS_ROOT } from '../../../../shared/media.ts';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { pathTo } from '../folder-tree.ts';
import type { MediaFolder } from '../media-file.ts';
import type { Place } from '../place.ts';
import styles from './page.module.css';

interface Props {
  place: Place;
  folders: readonly MediaFolder[];
  total: number | undefined;
}

/** Where one is, and the way back up. */
export function Crumbs({ place: { view, folder, q, label }, folders, total }: Props) {
  const translate = useTranslate();
  const words = useCountWords();
  const path = view === 'files' && !q ? pathTo(folders, folder) : [];
  const here =
    (q && translate('media.crumbs.found', { q })) ||
    (label && label) ||
    (view !== 'files' && translate(`media.tree.${view}`)) ||
    path.at(-1)?.displayName ||
    (folder === VISITOR_UPLOADS_ROOT ? translate('media.tree.visitors') : translate('media.tree.all'));
  const above = path.slice(0, -1);
  return (
    <nav className={styles['crumbs']} aria-label={translate('media.crumbs.label')}>
      <ol>
        {folder !== undefined && view === 'files' && !q && above.length === 0 && (
          <li>
            <Link to="/media">{translate('media.tree.all')}</Link>
            <ChevronRight size={14} className="flip" aria-hidden />
          </li>
        )}
        {view === 'labels' && label && (
          <li>
            <Link to="/media?in=labels">{translate('media.tree.labels')}</Link>
            <ChevronRight size={14} className="flip" aria-hidden />
          </li>
        )}
        {above.map(({ id, displayName }) => (
          <li key={id}>
            <Link to={`/media?folder=${encodeURIComponent(id)}`}>
              <bdi>{displayName}</bdi>
            </Link>
            <ChevronRight size={14} className="flip" aria-hidden />
          </li>
        ))}
        <li aria-current="page">
          <bdi>{here}</bdi>
        </li>
      </ol>
      {total !== undefined && (
        <span className="num" role="status">
          {words(total)}
        </span>
      )}
    </nav>
  );
}
