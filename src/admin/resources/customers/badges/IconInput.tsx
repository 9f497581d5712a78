import { useTranslate } from 'ra-core';
import { fileOf } from '#wix/media-url.ts';
import { PictureButtons } from '#admin/ui/form/PictureButtons.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import type { BadgeForm } from './badge-form.ts';

/** The sign of a badge, out of the library. */
export function IconInput() {
  const translate = useTranslate();
  const { values, change } = useFormState<BadgeForm>();
  const { icon } = values;
  return (
    <PictureButtons
      name="icon"
      errorPlaces={['icon.id', 'icon.url']}
      title={translate('badges.form.pickIcon')}
      kinds={['IMAGE', 'VECTOR']}
      current={icon ? (fileOf(icon) ?? '') : undefined}
      onPick={({ _id = '', displayName }) => {
        const name = encodeURIComponent(displayName ?? _id);
        change({ icon: `wix:image://v1/${_id}/${name}#originWidth=64&originHeight=64` });
      }}
      onRemove={() => change({ icon: '' })}
    />
  );
}
