import { useState } from 'react';
import type { FileDetails } from '#shared/media.ts';
import { thumbnailOf } from '../kinds.ts';
import { kindIcon } from '#admin/ui/kind-icon.ts';
import type { MediaFile } from '../media-file.ts';
import styles from './files.module.css';

interface Props {
  file: MediaFile;
  details?: FileDetails | undefined;
  size: { width: number; height: number };
  /** What it shows, where the picture is told beside nothing else. */
  alt?: string;
}

/** The file as a small picture, or what kind it is where there is none. */
export function Thumb({ file, details, size, alt = '' }: Props) {
  const [broken, setBroken] = useState<string>();
  const address = thumbnailOf(file, size, details);
  const Icon = kindIcon(file.mediaType);
  if (address === undefined || broken === address)
    return (
      <span className={styles['glyph']}>
        <Icon aria-hidden />
      </span>
    );
  return (
    <img
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
    />
  );
}
