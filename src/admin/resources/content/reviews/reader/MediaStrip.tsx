import { Play } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { mediaUrl, posterOf } from '#wix/media-url.ts';
import { fileIdOf, type ReviewMedia } from '../review-record.ts';
import styles from './reader.module.css';

const shown = 3;
const size = { width: 280, height: 224 };

interface Props {
  files: readonly ReviewMedia[];
  onOpen: (index: number) => void;
}

/** The first ones; the rest are in the viewer. */
export function MediaStrip({ files, onOpen }: Props) {
  const translate = useTranslate();
  const rest = files.length - shown;
  return (
    <ul className={styles['strip']} data-count={Math.min(files.length, shown)}>
      {files.slice(0, shown).map((file, index) => (
        <li key={file.source}>
          <button
            type="button"
            onClick={() => onOpen(index)}
            aria-label={translate(`reviews.open.${file.kind}`, { place: index + 1, count: files.length })}
          >
            {file.kind === 'image' ? (
              <img src={mediaUrl(file.source, size)} alt="" />
            ) : (
              <span className={styles['film']}>
                <img src={mediaUrl(posterOf(fileIdOf(file.source) ?? '', file.source), size)} alt="" />
                <span className={styles['plays']}>
                  <Play size={20} aria-hidden />
                </span>
              </span>
            )}
            {rest > 0 && index === shown - 1 && <span className={styles['more']}>+{rest}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
