import { useTranslate } from 'ra-core';
import { fileOf } from '#wix/media-url.ts';
import { PictureButtons } from '#admin/ui/form/PictureButtons.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import type { CheckoutValues } from './settings-record.ts';

/** The mark above the checkout, out of the library; it stands in place of the name. */
export function LogoInput() {
  const translate = useTranslate();
  const { values, change } = useFormState<CheckoutValues>();
  const { logo } = values;
  return (
    <PictureButtons
      name="logo"
      title={translate('checkout-settings.logo.pick')}
      current={logo ? (fileOf(logo) ?? '') : undefined}
      onPick={({ media }) => media?.image?.image && change({ logo: media.image.image })}
      onRemove={() => change({ logo: '' })}
    />
  );
}
