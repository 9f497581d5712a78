import MenuItem from '@mui/material/MenuItem';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { colorChecks, colorsIn } from '#shared/brand-colors.ts';
import { isHexColour } from '#shared/contrast.ts';
import {
  BRAND_PICTURES,
  COLOR_ROLES,
  CORNERS,
  DENSITIES,
  HEADING_FONTS,
  SCHEMES,
  TEXT_FONTS,
  type BrandPictureName,
  type ColorRole,
  type Scheme,
} from '#shared/store-brand.ts';
import { fileOf, mediaUrl, originOf } from '#wix/media-url.ts';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { PictureButtons } from '#admin/ui/form/PictureButtons.tsx';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './storefront.module.css';
import type { StorefrontValues } from './storefront-values.ts';

/** Pictures, colors, fonts and shapes that the merchant chooses within a theme. */
export function BrandFields() {
  const translate = useTranslate();
  return (
    <div className={styles['stack']}>
      <div className={styles['sides']}>
        {BRAND_PICTURES.map((name) => (
          <PictureInput key={name} name={name} />
        ))}
      </div>
      {SCHEMES.map((scheme) => (
        <fieldset key={scheme} className={styles['colors']}>
          <legend>{translate(`storefront.colors.${scheme}`)}</legend>
          {COLOR_ROLES.map((role) => (
            <ColorInput key={role} scheme={scheme} role={role} />
          ))}
        </fieldset>
      ))}
      <div className={styles['sides']}>
        <FontInput name="headingFont" fonts={HEADING_FONTS} />
        <FontInput name="textFont" fonts={TEXT_FONTS} />
      </div>
      <ChoiceInput name="corners" options={CORNERS} />
      <ChoiceInput name="density" options={DENSITIES} />
    </div>
  );
}

const SMALL = { width: 160, height: 48 };

function PictureInput({ name }: { name: BrandPictureName }) {
  const translate = useTranslate();
  const { values, change } = useFormState<StorefrontValues>();
  const picture = values[name];
  return (
    <div>
      <PictureButtons
        name={name}
        title={translate(`storefront.pick.${name}`)}
        current={picture?.id}
        onPick={({ media }) => {
          const image = media?.image?.image;
          const [id, size] = [image && fileOf(image), originOf(image)];
          if (id && size) change({ [name]: { id, ...size } });
        }}
        onRemove={() => change({ [name]: null })}
      >
        {picture && (
          <span className={name === 'darkLogo' ? styles['darkSample'] : styles['sample']}>
            <img src={mediaUrl(`/media/${picture.id}`, SMALL, 'fit')} alt="" />
          </span>
        )}
      </PictureButtons>
      <p className={styles['quiet']}>{translate(`storefront.pictureHint.${name}`)}</p>
    </div>
  );
}

/** The colour of a picker needs all six digits. */
const sixDigits = (hex: string): string =>
  hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&').toLowerCase() : hex.toLowerCase();

/** A color, chosen or typed; below it, while it is typed, whether it can be read. */
function ColorInput({ scheme, role }: { scheme: Scheme; role: ColorRole }) {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<StorefrontValues>();
  const { colors, theme } = values;
  const value = colors[scheme][role];
  const label = translate(`storefront.color.${role}`);
  const themes = colorsIn({ colors }, theme, scheme)[role];
  if (!allowed) return <ReadField label={label} value={value || translate('storefront.color.theme')} />;
  const put = (color: string): void =>
    change({ colors: { ...colors, [scheme]: { ...colors[scheme], [role]: color } } });
  const check = isHexColour(value) ? colorChecks({ colors }, theme, scheme)[role] : undefined;
  return (
    <div>
      <TextField
        label={label}
        value={value}
        error={errorAt(`colors.${scheme}.${role}`)}
        placeholder={value === '' ? themes : ''}
        inputProps={{ maxLength: 7, spellCheck: false, dir: 'ltr' }}
        startAdornment={
          <input
            type="color"
            className={styles['swatch']}
            aria-label={translate('storefront.color.choose', {
              color: label,
              scheme: translate(`storefront.colors.${scheme}`),
            })}
            value={isHexColour(value) ? sixDigits(value) : sixDigits(themes)}
            onChange={({ target }) => put(target.value)}
          />
        }
        onChange={({ target }) => put(target.value.trim().toLowerCase())}
      />
      {check && <Contrast {...check} />}
    </div>
  );
}

function Contrast({ contrast, min }: { contrast: number; min: number }) {
  const translate = useTranslate();
  const isEnough = contrast >= min;
  const Icon = isEnough ? CircleCheck : TriangleAlert;
  // Cut, not rounded: what is displayed as 4.5 has it.
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  return (
    <p className={isEnough ? styles['enough'] : styles['tooLittle']} role="status">
      <Icon size={14} aria-hidden />
      {translate(`storefront.contrast.${isEnough ? 'enough' : 'tooLittle'}`, { ratio, min })}
    </p>
  );
}

function FontInput({ name, fonts }: { name: 'headingFont' | 'textFont'; fonts: readonly string[] }) {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<StorefrontValues>();
  const label = translate(`storefront.field.${name}`);
  const nameOf = (font: string) => translate(`storefront.font.${font}`);
  if (!allowed) return <ReadField label={label} value={nameOf(values[name])} />;
  return (
    <SelectField label={label} value={values[name]} onChange={(font) => change({ [name]: font })}>
      {fonts.map((font) => (
        <MenuItem key={font} value={font}>
          {nameOf(font)}
        </MenuItem>
      ))}
    </SelectField>
  );
}
