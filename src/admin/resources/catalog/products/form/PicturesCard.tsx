import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft, ArrowRight, CircleAlert, ImagePlus, Play, Plus, Trash2, Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { mediaUrl } from '#wix/media-url.ts';
import type { PickedFile } from '#admin/picker/with-alt-text.ts';
import { pickMedia } from '#admin/picker/pick-media.ts';
import { Card } from '#admin/ui/Card.tsx';
import { moved, movedAt } from '#admin/ui/order/moved.ts';
import { useDragOrder } from '#admin/ui/order/use-drag-order.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './form.module.css';
import { MAX_PICTURES, PICTURE_KINDS, type PictureDraft } from './product-form.ts';
import { useProductDraft } from './use-product-form.ts';
import './form-messages.en.ts';

const size = { width: 168, height: 168 };

interface Props {
  add: (files: readonly PickedFile[]) => void;
  /** Files from somebody's disk. */
  upload: (files: readonly File[]) => Promise<void>;
  /** Uploads that join when they are there. */
  coming: number;
}

/** The first one stands for the product everywhere. */
export function PicturesCard({ add, upload, coming }: Props) {
  const translate = useTranslate();
  const { form, disabled, change } = useProductDraft();
  const { pictures } = form;
  const set = (next: PictureDraft[]) => change({ pictures: next });
  const disk = useRef<HTMLInputElement>(null);
  const isFull = pictures.length >= MAX_PICTURES;
  const line = useDragOrder({
    ids: pictures.map(({ id }) => id),
    enabled: !disabled,
    onMove: (id, by) => set(moved(pictures, id, by)),
  });

  const choose = async () => {
    const count = pictures.length;
    const name = form.name.trim() || translate('products.form.thisProduct');
    add(
      await pickMedia({
        title: translate('products.form.addPicturesTo', { name }),
        note: translate('products.form.picturesSoFar', { smart_count: count, most: MAX_PICTURES }),
        kinds: PICTURE_KINDS,
        isPublic: true,
        most: MAX_PICTURES - count,
        taken: pictures.map(({ id }) => id),
        takenWord: translate('products.form.inThisProduct'),
        orderNote: translate(count > 0 ? 'products.form.afterTheRest' : 'products.form.inThisOrder'),
      }),
    );
  };

  return (
    <Card
      title={translate('products.form.pictures')}
      note={translate('products.form.picturesNote')}
      actions={
        !disabled && (
          <>
            <Button
              size="small"
              disabled={isFull}
              aria-label={translate('products.form.addPictures')}
              onClick={() => void choose()}
            >
              <ImagePlus aria-hidden />
              {translate('products.form.fromMedia')}
            </Button>
            <Button size="small" disabled={isFull} onClick={() => disk.current?.click()}>
              <Upload aria-hidden />
              {translate('products.form.upload')}
            </Button>
            <input
              ref={disk}
              type="file"
              hidden
              multiple
              accept="image/*,video/*"
              tabIndex={-1}
              aria-label={translate('products.form.upload')}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                if (files.length > 0) void upload(files);
              }}
            />
          </>
        )
      }
    >
      <ul className={styles['pictures']}>
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same by key
          <li key={picture.id} {...line(picture.id, index)}>
            <span className={styles['visible']}>
              <img
                src={mediaUrl(picture.url, size, 'fit') ?? picture.url}
                {...size}
                alt={picture.alt}
                draggable={false}
              />
              {index === 0 && <span className={styles['cover']}>{translate('products.form.cover')}</span>}
              {picture.video && (
                <span className={styles['play']} title={translate('products.form.isVideo')}>
                  <Play size={16} aria-hidden />
                  <span className="visually-hidden">{translate('products.form.isVideo')}</span>
                </span>
              )}
            </span>
            {disabled ? (
              <ReadField label={translate('products.form.alt')} value={picture.alt} />
            ) : (
              <TextField
                label={translate('products.form.alt')}
                value={picture.alt}
                hint={
                  picture.alt.trim() === '' && (
                    <span className={styles['needs']}>
                      <CircleAlert size={14} aria-hidden />
                      {translate('products.form.altTextMissing')}
                    </span>
                  )
                }
                size="small"
                inputProps={{ maxLength: 1000 }}
                onChange={(event) =>
                  set(
                    pictures.map((each, at) => (at === index ? { ...each, alt: event.target.value } : each)),
                  )
                }
              />
            )}
            {!disabled && (
              <span className="row-8">
                <IconButton
                  size="small"
                  disabled={index === 0}
                  aria-label={translate('products.form.pictureForward', { number: index + 1 })}
                  onClick={() => set(movedAt(pictures, index, -1))}
                >
                  <ArrowLeft size={14} className="flip" aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={index === pictures.length - 1}
                  aria-label={translate('products.form.pictureBack', { number: index + 1 })}
                  onClick={() => set(movedAt(pictures, index, 1))}
                >
                  <ArrowRight size={14} className="flip" aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate('products.form.pictureRemove', { number: index + 1 })}
                  onClick={() => set(pictures.toSpliced(index, 1))}
                >
                  <Trash2 size={14} aria-hidden />
                </IconButton>
              </span>
            )}
          </li>
        ))}
        {pictures.length === 0 && <li className={styles['none']}>{translate('products.form.noPicture')}</li>}
        {!disabled && pictures.length > 0 && !isFull && (
          <li>
            <button type="button" className={styles['more']} onClick={() => void choose()}>
              <Plus size={18} aria-hidden />
              {translate('products.form.addShort')}{' '}
              <small>
                {translate('products.form.countOf', { count: pictures.length, most: MAX_PICTURES })}
              </small>
            </button>
          </li>
        )}
        {coming > 0 && (
          <li className={styles['none']} role="status">
            {translate('products.form.uploading', { smart_count: coming })}
          </li>
        )}
      </ul>
    </Card>
  );
}
