import { Lock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { mediaUrl } from '../../wix/media-url.ts';
import type { MediaFile } from '../../wix/upload-operations.ts';
import { byteText } from '../../shared/byte-text.ts';
import { sidesText } from '../../shared/sides-text.ts';
import { useStoreProfile } from '../access/session.ts';
import { kindIcon } from '../ui/kind-icon.ts';
import { sizeOf } from './choice.ts';
import './messages.en.ts';
import styles from './picker.module.css';

/** A small picture of a file, or the sign of its kind. */
export function FilePreview({
  file,
  width = 176,
  height = 132,
}: {
  file: MediaFile;
  width?: number;
  height?: number;
}) {
  const { mediaType = 'OTHER', url, thumbnailUrl, private: hidden } = file;
  const drawn = mediaType === 'VECTOR';
  const picture = drawn || (mediaType === 'IMAGE' && !hidden) ? url : (thumbnailUrl ?? undefined);
  const source = mediaUrl(picture, { width, height }, drawn ? 'fit' : 'fill');
  if (source) return <img src={source} alt="" loading="lazy" data-whole={drawn || undefined} />;
  const Icon = kindIcon(mediaType);
  return <Icon size={24} strokeWidth={1.5} aria-hidden />;
}

interface Props {
  file: MediaFile;
  number: number | undefined;
  /** Why the file cannot be chosen. */
  unavailable: string | undefined;
  disabled: boolean;
  focusable: boolean;
  onToggle: (file: MediaFile) => void;
}

export const FileTile = memo(({ file, number, unavailable, disabled, focusable, onToggle }: Props) => {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const size = sizeOf(file);
  const bytes = byteText(file.sizeInBytes, locale);
  const facts =
    file.mediaType === 'VECTOR'
      ? translate('picker.vector', { size: bytes })
      : size
        ? sidesText(size.width, size.height, locale)
        : bytes;
  return (
    <button
      type="button"
      role="option"
      aria-selected={number !== undefined}
      aria-disabled={disabled}
      className={styles['tile']}
      tabIndex={focusable ? 0 : -1}
      data-file={file._id}
      onClick={() => !disabled && onToggle(file)}
    >
      <span className={styles['preview']}>
        <FilePreview file={file} />
        {number !== undefined && (
          <span className={styles['number']}>
            <span className="visually-hidden">{translate('picker.number', { number })}</span>
            <span aria-hidden>{number}</span>
          </span>
        )}
        {unavailable && <span className={styles['unavailable']}>{unavailable}</span>}
      </span>
      <span className={styles['fileName']} dir="auto">
        {file.displayName}
      </span>
      <span className={`num ${styles['facts'] ?? ''}`}>
        {facts}
        {file.private && <Lock size={12} aria-label={translate('picker.private')} />}
      </span>
    </button>
  );
});
FileTile.displayName = 'FileTile';
