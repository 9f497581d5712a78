import { ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { pathTo } from '../folder-tree.ts';
import type { MediaFolder } from '../media-file.ts';
import type { LibraryLocation } from '../library-location.ts';
import styles from './page.module.css';

interface Props {
  place: LibraryLocation;
  folders: readonly MediaFolder[];
  /** The folder in which is searched, with all below it. */
  searched: string | undefined;
  total: number | undefined;
}

interface Crumb {
  to: string;
  name: string;
}

/** Where one is, and the way back up. */
export function Crumbs({ place: { view, folder, q, label }, folders, searched, total }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const inFolder = view === 'files' && folder !== undefined && (!q || searched !== undefined);
  const path = inFolder
    ? pathTo(folders, folder).map(({ id, displayName }): Crumb => ({
        to: `/media?folder=${encodeURIComponent(id)}`,
        name: displayName ?? '',
      }))
    : [];
  if (inFolder && folder === VISITOR_UPLOADS_ROOT)
    path.push({ to: `/media?folder=${folder}`, name: translate('media.tree.visitors') });
  const all = { to: '/media', name: translate('media.tree.all') };
  const labels = { to: '/media?in=labels', name: translate('media.tree.labels') };
  const here =
    (q && translate('media.crumbs.found', { q })) ||
    label ||
    (view === 'files' ? (path.at(-1)?.name ?? all.name) : translate(`media.tree.${view}`));
  const above = [
    ...(path.length === 1 ? [all] : []),
    ...(view === 'labels' && label ? [labels] : []),
    ...(q ? path : path.slice(0, -1)),
  ];
  return (
    <nav className={styles['crumbs']} aria-label={translate('media.crumbs.label')}>
      <ol>
        {above.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>
              <bdi title={name}>{name}</bdi>
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
