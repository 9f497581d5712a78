import { useTranslate } from 'ra-core';
import { mediaUrl } from '#wix/media-url.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { PictureButtons } from '#admin/ui/form/PictureButtons.tsx';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from '../collections.module.css';
import type { CollectionForm } from './collection-form.ts';

const size = { width: 320, height: 320 };
const MAX_ALT = 1000;

/** The picture that stands for the collection in the shop, chosen from the library. */
export function CoverInput() {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<CollectionForm>();
  const { cover, name } = values;
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
            inputProps={{ maxLength: MAX_ALT }}
            onChange={({ target }) => change({ cover: { ...cover, alt: target.value } })}
          />
        ) : (
          <ReadField label={translate('collections.form.alt')} value={cover.alt} />
        ))}
      <PictureButtons
        name="cover"
        title={translate('collections.form.pickCover', {
          name: name.trim() || translate('collections.form.thisOne'),
        })}
        current={cover?.fileId}
        onPick={({ _id = '', url = '', altText }) =>
          change({ cover: { fileId: _id, url, alt: altText ?? '' } })
        }
        onRemove={() => change({ cover: null })}
        isTitled
      />
    </div>
  );
}
