import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft, ArrowRight, ImagePlus, Play, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { mediaUrl } from '../../../../wix/media-url.ts';
import type { MediaFile } from '../../../../wix/upload-operations.ts';
import { pickMedia } from '../../../picker/pick-media.ts';
import { Card } from '../../../ui/Card.tsx';
import { ReadField } from '../../../ui/ReadField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './form.module.css';
import { MOST_PICTURES, PICTURE_KINDS, type PictureDraft } from './product-form.ts';
import { useProductDraft } from './use-product-form.ts';

const size = { width: 168, height: 168 };

const moved = (pictures: readonly PictureDraft[], from: number, to: number): PictureDraft[] => {
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : [...pictures];
};

interface Props {
  add: (files: readonly MediaFile[]) => void;
  /** Uploads that join when they are there. */
  coming: number;
}

/** The first one stands for the product everywhere. */
export function PicturesCard({ add, coming }: Props) {
  const translate = useTranslate();
  const { form, disabled, change } = useProductDraft();
  const { pictures } = form;
  const set = (next: PictureDraft[]) => change({ pictures: next });

  const choose = async () => {
    const count = pictures.length;
    const name = form.name.trim() || translate('products.form.thisProduct');
    add(
      await pickMedia({
        title: translate('products.form.addPicturesTo', { name }),
        note: translate('products.form.picturesSoFar', { smart_count: count, most: MOST_PICTURES }),
        kinds: PICTURE_KINDS,
        most: MOST_PICTURES - count,
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
          <Button
            size="small"
            disabled={pictures.length >= MOST_PICTURES}
            aria-label={translate('products.form.addPictures')}
            onClick={() => void choose()}
          >
            <ImagePlus aria-hidden />
            {translate('products.form.addShort')}
          </Button>
        )
      }
    >
      <ul className={styles['pictures']}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <span className={styles['shown']}>
              <img src={mediaUrl(picture.url, size, 'fit') ?? picture.url} {...size} alt={picture.alt} />
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
              <span className={styles['row']}>
                <IconButton
                  size="small"
                  disabled={index === 0}
                  aria-label={translate('products.form.pictureForward', { number: index + 1 })}
                  onClick={() => set(moved(pictures, index, index - 1))}
                >
                  <ArrowLeft size={14} className="flip" aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={index === pictures.length - 1}
                  aria-label={translate('products.form.pictureBack', { number: index + 1 })}
                  onClick={() => set(moved(pictures, index, index + 1))}
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
        {coming > 0 && (
          <li className={styles['none']} role="status">
            {translate('products.form.uploading', { smart_count: coming })}
          </li>
        )}
      </ul>
    </Card>
  );
}
