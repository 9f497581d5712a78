import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { mediaUrl, posterOf } from '#wix/media-url.ts';
import { fileIdOf, type ReviewMedia } from '../review-record.ts';
import styles from './reader.module.css';

const size = { width: 1100, height: 800 };

interface Props {
  files: readonly ReviewMedia[];
  title: string;
  index: number | undefined;
  onIndex: (index: number | undefined) => void;
}

/** Pictures and videos at their largest; arrow keys go through them. */
export function MediaViewer({ files, title, index, onIndex }: Props) {
  const translate = useTranslate();
  const at = Math.min(index ?? 0, files.length - 1);
  const file = files[at];
  const to = (next: number) => files[next] && onIndex(next);
  return (
    <Dialog
      open={index !== undefined && file !== undefined}
      onClose={() => onIndex(undefined)}
      maxWidth={false}
      slotProps={{ paper: { 'aria-label': title } }}
      onKeyDown={({ key, target }) => {
        // In a video the arrows move through it.
        if (key.startsWith('Arrow') && target instanceof HTMLVideoElement) return;
        if (key === 'ArrowRight') to(at + 1);
        if (key === 'ArrowLeft') to(at - 1);
        if (key === 'z') onIndex(undefined);
      }}
    >
      <div className={styles['viewer']}>
        <div className={styles['viewerHead']}>
          <span className="num">{translate('reviews.position', { place: at + 1, count: files.length })}</span>
          <IconButton
            onClick={() => to(at - 1)}
            disabled={at <= 0}
            aria-label={translate('reviews.previousFile')}
          >
            <ChevronLeft className="flip" aria-hidden />
          </IconButton>
          <IconButton
            onClick={() => to(at + 1)}
            disabled={at >= files.length - 1}
            aria-label={translate('reviews.nextFile')}
          >
            <ChevronRight className="flip" aria-hidden />
          </IconButton>
          <IconButton onClick={() => onIndex(undefined)} aria-label={translate('counterpart.action.close')}>
            <X aria-hidden />
          </IconButton>
        </div>
        {file?.kind === 'image' && (
          <img
            src={mediaUrl(file.source, size, 'fit')}
            alt={translate('reviews.pictureOf', { place: at + 1, count: files.length })}
          />
        )}
        {file?.kind === 'video' && (
          // Nobody has written captions for what a buyer filmed.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above.
          <video
            key={file.source}
            src={`/media/${encodeURIComponent(fileIdOf(file.source) ?? '')}`}
            poster={mediaUrl(posterOf(fileIdOf(file.source) ?? '', file.source), size, 'fit')}
            aria-label={translate('reviews.videoOf', { place: at + 1, count: files.length })}
            controls
            playsInline
          />
        )}
      </div>
    </Dialog>
  );
}
