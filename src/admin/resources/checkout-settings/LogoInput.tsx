import Button from '@mui/material/Button';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { pickMedia } from '../../picker/pick-media.ts';
import { FieldLabel } from '../../ui/FieldLabel.tsx';
import { useFormState } from '../../ui/form/form-context.ts';
import type { CheckoutValues } from './settings-record.ts';
import styles from './checkout-settings.module.css';

const idOf = (image: string): string[] => {
  const id = /^wix:image:\/\/v1\/([^/#]+)/.exec(image)?.[1];
  return id === undefined ? [] : [id];
};

/** The mark above the checkout, out of the library; it stands in place of the name. */
export function LogoInput() {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<CheckoutValues>();
  const { logo } = values;
  const say = (key: string) => translate(`checkout-settings.logo.${key}`);
  const choose = async () => {
    const [file] = await pickMedia({
      title: say('pick'),
      kinds: ['IMAGE'],
      most: 1,
      taken: idOf(logo),
      takenWord: say('isLogo'),
    });
    const image = file?.media?.image?.image;
    if (image) change({ logo: image });
  };
  if (!allowed) return null;
  return (
    <div>
      <FieldLabel>{translate('checkout-settings.field.logo')}</FieldLabel>
      <span className={styles['row']}>
        <Button size="small" onClick={() => void choose()}>
          <ImagePlus aria-hidden />
          {say(logo ? 'change' : 'choose')}
        </Button>
        {logo && (
          <Button size="small" variant="text" onClick={() => change({ logo: '' })}>
            <Trash2 aria-hidden />
            {say('remove')}
          </Button>
        )}
      </span>
    </div>
  );
}
