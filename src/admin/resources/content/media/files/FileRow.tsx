import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Tag } from '#admin/ui/Tag.tsx';
import { sidesText } from '#shared/sides-text.ts';
import { sidesOf } from '../kinds.ts';
import { byteText } from '#shared/byte-text.ts';
import { RemainingDays } from './RemainingDays.tsx';
import { FileName } from './FileName.tsx';
import { Thumb } from './Thumb.tsx';
import { PrivateMark } from './PrivateMark.tsx';
import type { FileViewProps } from './Tile.tsx';
import { mediaKindLabels } from '../kind-labels.ts';
import styles from './files.module.css';

const size = { width: 40, height: 32 };

/** A file in the list. */
export function FileRow({ file, details, renaming, onRename, onLeaveName }: FileViewProps) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const { width, height } = sidesOf(file, details);
  return (
    <>
      <span className={styles['mini']}>
        <Thumb file={file} details={details} size={size} />
      </span>
      <FileName name={file.displayName ?? ''} renaming={renaming} onRename={onRename} onLeave={onLeaveName} />
      <span className={styles['mark']}>{file.private && <PrivateMark />}</span>
      <span className={styles['kind']}>
        {file.operationStatus === 'PENDING' || file.operationStatus === 'FAILED'
          ? translate(`media.state.${file.operationStatus}`)
          : mediaKindLabels(file.mediaType)}
      </span>
      <span className={styles['labels']}>
        {(file.labels ?? []).slice(0, 2).map((label) => (
          <Tag key={label} label={label} />
        ))}
      </span>
      <span className={`${styles['sides']} num`}>
        <bdi>{width && height ? sidesText(width, height, locale) : ''}</bdi>
      </span>
      <span className={`${styles['bytes']} num`}>
        <bdi>{byteText(file.sizeInBytes, locale)}</bdi>
      </span>
      <span className={styles['date']} data-trashed={file.state === 'DELETED'}>
        {file.state === 'DELETED' && details?.expiresDate ? (
          <RemainingDays until={details.expiresDate} />
        ) : (
          <DateTime value={file._updatedDate} />
        )}
      </span>
    </>
  );
}
