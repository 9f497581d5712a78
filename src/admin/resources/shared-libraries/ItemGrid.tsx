import Checkbox from '@mui/material/Checkbox';
import { Box, EyeOff, File, FileArchive, FileText, Film, Image, Music } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { EnterpriseMediaItem } from '../../../wix/enterprise-media-operations.ts';
import { pictureOf } from './item-picture.ts';
import { useSizeWords } from './size-words.ts';
import styles from './shared-libraries.module.css';

const icons = {
  MIXED: File,
  IMAGE: Image,
  VECTOR: Image,
  VIDEO: Film,
  AUDIO: Music,
  DOCUMENT: FileText,
  ARCHIVE: FileArchive,
  MODEL3D: Box,
};

const SHOWN_SIZE = 240;

interface Props {
  label: string;
  items: readonly EnterpriseMediaItem[];
  chosen: ReadonlySet<string>;
  open: string | undefined;
  /** Nothing can be chosen where nothing may be done to it. */
  canChoose: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  onOpen: (id: string) => void;
}

export function ItemGrid({ label, items, chosen, open, canChoose, onChoose, onOpen }: Props) {
  const translate = useTranslate();
  const sizeWords = useSizeWords();
  return (
    <ul className={styles['grid']} aria-label={label}>
      {items.map((item) => {
        const { _id: id = '', title, mediaType = 'MIXED', sizeInBytes, publishStatus } = item;
        const picture = pictureOf(item, SHOWN_SIZE);
        const Icon = icons[mediaType];
        return (
          <li key={id} className={id === open || chosen.has(id) ? styles['on'] : undefined}>
            <button type="button" onClick={() => onOpen(id)} aria-pressed={id === open}>
              <span className={styles['frame']}>
                {picture ? <img src={picture} alt="" loading="lazy" /> : <Icon size={32} aria-hidden />}
                {mediaType !== 'IMAGE' && (
                  <span className={styles['kind']}>{translate(`shared-libraries.kind.${mediaType}`)}</span>
                )}
              </span>
              <bdi className={styles['title']}>{title}</bdi>
              <span className={styles['size']}>
                <span className="num">{sizeWords(sizeInBytes)}</span>
                {publishStatus !== 'PUBLISHED' && (
                  <EyeOff size={14} role="img" aria-label={translate('shared-libraries.hidden')} />
                )}
              </span>
            </button>
            {canChoose && (
              <Checkbox
                size="small"
                className={styles['choose']}
                checked={chosen.has(id)}
                onChange={(_event, isChosen) => onChoose(id, isChosen)}
                slotProps={{
                  input: { 'aria-label': translate('shared-libraries.items.choose', { name: title }) },
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
