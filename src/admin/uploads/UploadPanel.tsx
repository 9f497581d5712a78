import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link2, Minus, Pause, Play, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useDesks } from '../data/desk-registry.ts';
import { floats } from '../ui/floats.ts';
import { useShown } from '../ui/runner/use-runner.ts';
import { usePhone } from '../ui/use-phone.ts';
import { hideUploads, useHiddenUploads } from './panel-state.ts';
import { pageQueue } from './queue/page-queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { uploadTotalsOf } from './upload-totals.ts';
import { useUploadMessages } from './use-upload-messages.ts';
import type { UploadItem } from './upload-item.ts';
import { useUploads } from './upload-store.ts';
import { Ring } from '../ui/Ring.tsx';
import styles from './uploads.module.css';

/** Floats over all pages while anything is in the queue. */
export default function UploadPanel() {
  const { translate, progress } = useUploadMessages();
  const items = useUploads();
  const hidden = useHiddenUploads();
  const phone = usePhone();
  const { pathname } = useLocation();
  const runner = useShown();
  const count = useRef(0);
  useEffect(() => {
    if (items.length > count.current) hideUploads(false);
    count.current = items.length;
  }, [items.length]);
  const totals = uploadTotalsOf(items);
  const title =
    totals.moving > 0
      ? translate('uploads.moving', { smart_count: totals.moving })
      : totals.open > 0
        ? translate('uploads.waiting', { smart_count: totals.open })
        : totals.failed > 0
          ? translate('uploads.overFailed', { smart_count: totals.failed })
          : translate('uploads.over', { smart_count: totals.done });
  if (hidden) {
    if (!phone) return null;
    return (
      <button
        type="button"
        ref={floats}
        className={styles['folded']}
        aria-label={translate('uploads.show')}
        onClick={() => hideUploads(false)}
      >
        <Ring share={totals.size === 0 ? 1 : totals.sent / totals.size} />
        {title}
      </button>
    );
  }
  const beside =
    runner.id !== undefined && !runner.minimised ? 'runner' : pathname === '/media' ? 'aside' : '';
  return (
    <section
      ref={floats}
      className={styles['panel']}
      data-beside={beside}
      aria-label={translate('uploads.panel')}
    >
      <header className={styles['head']}>
        <h2>
          <span role="status">{title}</span>
        </h2>
        {totals.open > 0 && (
          <span className={`num ${styles['totals'] ?? ''}`}>
            {progress(totals.sent, totals.size, totals.rate)}
          </span>
        )}
        <span className={styles['actions']}>
          {totals.moving > 0 ? (
            <IconButton
              size="small"
              aria-label={translate('uploads.pauseAll')}
              onClick={() => void pageQueue.pauseAll()}
            >
              <Pause size={16} aria-hidden />
            </IconButton>
          ) : (
            items.some(({ state }) => state === 'paused') && (
              <IconButton
                size="small"
                aria-label={translate('uploads.resumeAll')}
                onClick={() => void pageQueue.resumeAll()}
              >
                <Play size={16} aria-hidden />
              </IconButton>
            )
          )}
          {totals.open > 0 ? (
            <IconButton
              size="small"
              aria-label={translate('uploads.minimise')}
              onClick={() => hideUploads(true)}
            >
              <Minus size={16} aria-hidden />
            </IconButton>
          ) : (
            <IconButton
              size="small"
              aria-label={translate('uploads.close')}
              onClick={() => void pageQueue.clear()}
            >
              <X size={16} aria-hidden />
            </IconButton>
          )}
        </span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles['rows']} tabIndex={0}>
        <ul>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} action={<ToLibrary item={item} />} />
          ))}
        </ul>
      </div>
      {totals.open > 0 && totals.done + totals.failed > 0 && (
        <footer className={styles['foot']}>
          <Button size="small" onClick={() => void pageQueue.clear()}>
            {translate('uploads.clear')}
          </Button>
        </footer>
      )}
    </section>
  );
}

/** The file where it lies, if this person may look there. */
function ToLibrary({ item: { name, file } }: { item: UploadItem }) {
  const { translate } = useUploadMessages();
  const desks = useDesks();
  if (!file?._id || !desks.some((desk) => desk.name === 'media')) return null;
  const label = translate('uploads.open', { name });
  const to = `/media?${new URLSearchParams({ folder: file.parentFolderId ?? 'media-root', file: file._id }).toString()}`;
  return (
    <IconButton size="small" component={Link} to={to} aria-label={label} title={label}>
      <Link2 size={16} aria-hidden />
    </IconButton>
  );
}
