import { useTranslate } from 'ra-core';
import { mediaUrl } from '#wix/media-url.ts';
import { PictureButtons } from '#admin/ui/form/PictureButtons.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import type { PromotionForm } from './promotion-form.ts';
import styles from './promotions.module.css';

const size = { width: 328, height: 123 };

/** The picture of the banner, as the shop crops it, and its alternative text. */
export function BannerInput() {
  const translate = useTranslate();
  const { values, change } = useFormState<PromotionForm>();
  const { picture, altText } = values;
  const url = mediaUrl(picture?.image, size);
  return (
    <>
      <PictureButtons
        name="picture"
        title={translate('promotions.form.pickPicture')}
        current={picture?.fileId}
        onPick={(file) =>
          change({
            picture: { fileId: file._id ?? '', image: file.media?.image?.image ?? file.url ?? '' },
            ...(altText === '' && file.altText && { altText: file.altText }),
          })
        }
      >
        {url && <img className={styles['banner']} src={url} {...size} alt={altText} />}
      </PictureButtons>
      {picture && <TextInput name="altText" hint={translate('promotions.form.altHint')} />}
    </>
  );
}
