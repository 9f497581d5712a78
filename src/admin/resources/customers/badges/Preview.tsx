import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { contrastOf, MIN_CONTRAST } from '#shared/contrast.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import type { BadgeForm } from './badge-form.ts';
import { BadgeChip } from '#admin/ui/BadgeChip.tsx';
import styles from './badges.module.css';

/** Whether the word is read on its ground, in figures. */
function Contrast() {
  const translate = useTranslate();
  const { values } = useFormState<BadgeForm>();
  const contrast = contrastOf(values.backgroundColor, values.textColor);
  if (contrast === undefined) return null;
  const enough = contrast >= MIN_CONTRAST;
  const Icon = enough ? CircleCheck : TriangleAlert;
  // Cut, not rounded: what is shown as 4.5 has it.
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  return (
    <p className={enough ? styles['enough'] : styles['tooLittle']} role="status">
      <Icon size={16} aria-hidden />
      <span>{translate(`badges.form.${enough ? 'read' : 'lowContrast'}`, { least: MIN_CONTRAST })}</span>
      <b>{ratio} : 1</b>
    </p>
  );
}

/** The badge beside a name, on the grounds a shop may have. */
export function Preview() {
  const translate = useTranslate();
  const { values } = useFormState<BadgeForm>();
  const shown = { ...values, title: values.title.trim() || translate('badges.form.untitled') };
  return (
    <div>
      <Contrast />
      <div className={styles['grounds']}>
        {(['light', 'dark'] as const).map((ground) => (
          <figure key={ground} className={styles[ground]}>
            <figcaption>{translate(`badges.form.${ground}`)}</figcaption>
            <b>Noa Levi</b>
            <BadgeChip {...shown} />
          </figure>
        ))}
      </div>
    </div>
  );
}
