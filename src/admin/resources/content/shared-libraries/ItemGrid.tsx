import Checkbox from '@mui/material/Checkbox';
import { EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { EnterpriseMediaItem } from '#wix/enterprise-media-operations.ts';
import { byteText } from '#shared/byte-text.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { kindIcon } from '#admin/ui/kind-icon.ts';
import { pictureOf } from './item-picture.ts';
import styles from './shared-libraries.module.css';

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
  const { locale } = useStoreProfile();
  return (
    <ul className={styles['grid']} aria-label={label}>
      {items.map((item) => {
        const { _id: id = '', title, mediaType = 'MIXED', sizeInBytes, publishStatus } = item;
        const picture = pictureOf(item, SHOWN_SIZE);
        const Icon = kindIcon(mediaType);
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
                <span className="num">{byteText(sizeInBytes, locale)}</span>
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
