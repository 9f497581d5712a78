import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { toCallError, type CallError } from '../../../../wix/errors.ts';
import { mediaUrl } from '../../../../wix/media-url.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ReadField } from '../../../ui/ReadField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { DropArea } from './DropArea.tsx';
import styles from './form.module.css';
import { MOST_PICTURES, type PictureDraft } from './product-form.ts';
import { uploadPicture } from './upload-picture.ts';
import { useProductDraft } from './use-product-form.ts';

const size = { width: 168, height: 168 };

const moved = (pictures: readonly PictureDraft[], from: number, to: number): PictureDraft[] => {
  const picture = pictures[from];
  return picture ? pictures.toSpliced(from, 1).toSpliced(to, 0, picture) : [...pictures];
};

/** The first one stands for the product everywhere. */
export function PicturesCard() {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [under, setUnder] = useState(0);
  const [failed, setFailed] = useState<{ name: string; error: CallError }>();
  const { form, disabled, change } = useProductDraft();
  const { pictures } = form;
  const set = (next: PictureDraft[]) => change({ pictures: next });

  const upload = async (files: readonly File[]) => {
    setFailed(undefined);
    const kept: PictureDraft[] = [];
    setUnder(files.length);
    for (const file of files.slice(0, MOST_PICTURES - pictures.length)) {
      try {
        kept.push(await uploadPicture(file));
      } catch (thrown) {
        setFailed({ name: file.name, error: toCallError(thrown) });
      }
      setUnder((count) => count - 1);
    }
    setUnder(0);
    if (kept.length > 0) set([...pictures, ...kept]);
  };

  return (
    <DropArea onDrop={(files) => !disabled && void upload(files)}>
      <Card
        title={translate('products.form.pictures')}
        note={translate('products.form.picturesNote')}
        actions={
          !disabled && (
            <Button size="small" disabled={under > 0} onClick={() => chooser.current?.click()}>
              <ImagePlus aria-hidden />
              {translate('products.form.addPictures')}
            </Button>
          )
        }
      >
        <input
          ref={chooser}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          multiple
          hidden
          aria-label={translate('products.form.addPictures')}
          onChange={(event) => {
            void upload([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        {failed && (
          <ErrorState
            error={failed.error}
            title={translate('products.form.pictureFailed', { name: failed.name })}
            inline
          />
        )}
        <ul className={styles['pictures']}>
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <img src={mediaUrl(picture.url, size, 'fit') ?? picture.url} {...size} alt={picture.alt} />
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
                      pictures.map((each, at) =>
                        at === index ? { ...each, alt: event.target.value } : each,
                      ),
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
          {pictures.length === 0 && (
            <li className={styles['none']}>{translate('products.form.noPicture')}</li>
          )}
          {under > 0 && (
            <li className={styles['none']} role="status">
              {translate('products.form.uploading', { smart_count: under })}
            </li>
          )}
        </ul>
      </Card>
    </DropArea>
  );
}
