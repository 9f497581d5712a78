import IconButton from '@mui/material/IconButton';
import { Info, Plus, Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { MediaFile, MediaKind } from '../../wix/upload-operations.ts';
import { pageQueue } from '../uploads/queue/page-queue.ts';
import { isMoving, type UploadItem } from '../uploads/upload-item.ts';
import { UploadRow } from '../uploads/UploadRow.tsx';
import { useUploads } from '../uploads/upload-store.ts';
import { fits, numberOf } from './choice.ts';
import './messages.en.ts';
import styles from './picker.module.css';

interface Props {
  kinds: readonly MediaKind[];
  isPublic: boolean;
  most: number;
  pictures: boolean;
  chosen: readonly MediaFile[];
  taken: readonly string[];
  full: boolean;
  onFiles: (files: File[]) => void;
  onTake: (file: MediaFile) => void;
}

const ACCEPTED: Partial<Record<MediaKind, string>> = {
  IMAGE: 'image/*',
  VECTOR: 'image/svg+xml',
  VIDEO: 'video/*',
  AUDIO: 'audio/*',
  MODEL3D: '.glb,.gltf',
};

/** Kinds that a chooser cannot be told of leave it open; the server looks at the bytes in any case. */
const acceptOf = (kinds: readonly MediaKind[]): string | undefined => {
  const accepted = kinds.map((kind) => ACCEPTED[kind]);
  return accepted.includes(undefined) ? undefined : accepted.join(',');
};

/** Beside the library: what is not in it yet comes in here. */
export function PickerUploads({
  kinds,
  isPublic,
  most,
  pictures,
  chosen,
  taken,
  full,
  onFiles,
  onTake,
}: Props) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const items = useUploads();
  const moving = items.some(isMoving);
  const held = items.some(({ state }) => state === 'paused');
  return (
    <div className={styles['uploads']}>
      <div className={styles['drop']}>
        <Upload size={20} strokeWidth={1.6} aria-hidden />
        <b>{translate(pictures ? 'picker.drop' : 'picker.dropFiles', { smart_count: most === 1 ? 1 : 2 })}</b>
        <span>
          <span className={styles['or']}>{translate('picker.or')} </span>
          <button type="button" className={styles['link']} onClick={() => chooser.current?.click()}>
            {translate('picker.choose')}
          </button>
          <span className={styles['paste']}>{translate('picker.orPaste')}</span>
        </span>
        {pictures && <small>{translate('picker.pictureKinds')}</small>}
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={most !== 1}
          accept={acceptOf(kinds)}
          aria-label={translate('picker.choose')}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <>
          <div className={styles['queueHead']}>
            <h3>{translate('picker.uploads', { smart_count: items.length })}</h3>
            {(moving || held) && (
              <button
                type="button"
                className={styles['link']}
                onClick={() => void (moving ? pageQueue.pauseAll() : pageQueue.resumeAll())}
              >
                {translate(moving ? 'picker.pauseAll' : 'picker.resumeAll')}
              </button>
            )}
          </div>
          <ul className={styles['queue']}>
            {items.map((item) => (
              <UploadRow
                key={item.key}
                item={item}
                note={<Note {...{ item, kinds, isPublic, chosen }} />}
                action={
                  item.file &&
                  fits(item.file, { kinds, isPublic }) &&
                  !full &&
                  !taken.includes(item.file._id ?? '') &&
                  numberOf(chosen, item.file) === undefined && <Take file={item.file} onTake={onTake} />
                }
              />
            ))}
          </ul>
        </>
      )}
      {moving && (
        <p className={styles['goesOn']}>
          <Info size={14} aria-hidden />
          {translate('picker.goesOn')}
        </p>
      )}
    </div>
  );
}

function Note({
  item,
  kinds,
  isPublic,
  chosen,
}: { item: UploadItem } & Pick<Props, 'kinds' | 'isPublic' | 'chosen'>) {
  const translate = useTranslate();
  if (!item.file) return null;
  if (!fits(item.file, { kinds, isPublic })) return translate('picker.otherKind');
  return translate(numberOf(chosen, item.file) === undefined ? 'picker.notInChoice' : 'picker.inChoice');
}

function Take({ file, onTake }: { file: MediaFile; onTake: (file: MediaFile) => void }) {
  const translate = useTranslate();
  const label = translate('picker.take', { name: file.displayName });
  return (
    <IconButton size="small" aria-label={label} title={label} onClick={() => onTake(file)}>
      <Plus size={16} aria-hidden />
    </IconButton>
  );
}
