import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { sidesText } from '#shared/sides-text.ts';
import { clockText, durationOf, endingOf, labelColour, sidesOf } from '../kinds.ts';
import { kindIcon } from '#admin/ui/kind-icon.ts';
import { byteText } from '#shared/byte-text.ts';
import type { FileDetails } from '#shared/media.ts';
import type { MediaFile } from '../media-file.ts';
import { RemainingDays } from './RemainingDays.tsx';
import { FileName } from './FileName.tsx';
import { PrivateMark } from './PrivateMark.tsx';
import { Thumb } from './Thumb.tsx';
import styles from './files.module.css';

export interface FileViewProps {
  file: MediaFile;
  details: FileDetails | undefined;
  selected: boolean;
  renaming: boolean;
  onRename: (name: string) => void;
  onLeaveName: () => void;
}

const size = { width: 200, height: 150 };

/** A file in the grid: its picture, its name, and what tells it from others. */
export function Tile({ file, details, selected, renaming, onRename, onLeaveName }: FileViewProps) {
  const { locale } = useStoreProfile();
  const [label, ...others] = file.labels ?? [];
  const { width, height } = sidesOf(file, details);
  const pages = details?.inspection?.pages;
  const trashed = file.state === 'DELETED';
  const facts = [
    pages !== undefined && `${pages} p.`,
    label === undefined && width && height && sidesText(width, height, locale),
    byteText(file.sizeInBytes, locale),
  ].filter(Boolean);
  return (
    <>
      <div className={styles['box']}>
        <Thumb file={file} details={details} size={size} />
        <Badge file={file} details={details} />
        {file.private && (
          <span className={styles['private']}>
            <PrivateMark />
          </span>
        )}
        {selected && (
          <span className={styles['check']}>
            <Check size={12} strokeWidth={3} aria-hidden />
          </span>
        )}
      </div>
      <FileName name={file.displayName ?? ''} renaming={renaming} onRename={onRename} onLeave={onLeaveName} />
      <small className="num">
        <bdi className={styles['facts']}>{facts.join(' · ')}</bdi>
        {trashed && (
          <span className={styles['remaining']}>
            <RemainingDays until={details?.expiresDate} />
          </span>
        )}
        {!trashed && label !== undefined && (
          <span className={styles['label']}>
            <i style={{ background: labelColour(label) }} />
            <span>{label}</span>
            {others.length > 0 && `+${others.length}`}
          </span>
        )}
      </small>
    </>
  );
}

/** What a picture alone does not tell: the kind, how long it lasts, that it is still being worked on. */
function Badge({ file, details }: Pick<FileViewProps, 'file' | 'details'>) {
  const translate = useTranslate();
  const { mediaType = 'UNKNOWN', operationStatus, displayName } = file;
  if (operationStatus === 'FAILED')
    return (
      <span className={`${styles['badge']} ${styles['bad']}`}>
        <CircleAlert aria-hidden />
        {translate('media.state.FAILED')}
      </span>
    );
  if (operationStatus === 'PENDING')
    return (
      <span className={styles['badge']}>
        <LoaderCircle aria-hidden />
        {translate('media.state.PENDING')}
      </span>
    );
  if (mediaType === 'IMAGE') return null;
  const Icon = kindIcon(mediaType);
  const duration = durationOf(file, details);
  const word =
    duration === undefined ? (mediaType === 'MODEL3D' ? '3D' : endingOf(displayName)) : clockText(duration);
  return (
    <span className={`${styles['badge']} num`}>
      <Icon aria-hidden />
      {word}
    </span>
  );
}
