import Button from '@mui/material/Button';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { mediaUrl } from '#wix/media-url.ts';
import { pickMedia } from '#admin/picker/pick-media.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from '../collections.module.css';
import type { CollectionForm } from './collection-form.ts';

const size = { width: 320, height: 320 };
const LONGEST_ALT = 1000;

/** The picture that stands for the collection in the shop, chosen from the library. */
export function CoverInput() {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<CollectionForm>();
  const { cover, name } = values;
  const choose = async () => {
    const [file] = await pickMedia({
      title: translate('collections.form.pickCover', {
        name: name.trim() || translate('collections.form.thisOne'),
      }),
      kinds: ['IMAGE'],
      most: 1,
      taken: cover ? [cover.fileId] : [],
      takenWord: translate('collections.form.isCover'),
    });
    if (file?._id) change({ cover: { fileId: file._id, url: file.url ?? '', alt: file.altText ?? '' } });
  };
  return (
    <div className={styles['cover']}>
      {cover ? (
        <img src={mediaUrl(cover.url, size) ?? cover.url} {...size} alt={cover.alt} />
      ) : (
        <p className={styles['none']}>{translate('collections.form.noCover')}</p>
      )}
      {cover &&
        (allowed ? (
          <TextField
            label={translate('collections.form.alt')}
            value={cover.alt}
            size="small"
            inputProps={{ maxLength: LONGEST_ALT }}
            onChange={({ target }) => change({ cover: { ...cover, alt: target.value } })}
          />
        ) : (
          <ReadField label={translate('collections.form.alt')} value={cover.alt} />
        ))}
      {allowed && (
        <span className={styles['row']}>
          <Button size="small" onClick={() => void choose()}>
            <ImagePlus aria-hidden />
            {translate(`collections.form.${cover ? 'changeCover' : 'chooseCover'}`)}
          </Button>
          {cover && (
            <Button size="small" variant="text" onClick={() => change({ cover: null })}>
              <Trash2 aria-hidden />
              {translate('collections.form.removeCover')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
