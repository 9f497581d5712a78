import Button from '@mui/material/Button';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { pickMedia } from '../../picker/pick-media.ts';
import { FieldLabel } from '../../ui/FieldLabel.tsx';
import { useFormState } from '../../ui/form/form-context.ts';
import type { BadgeForm } from './badge-form.ts';
import styles from './badges.module.css';

const idOf = (icon: string): string[] => {
  const id = /^wix:image:\/\/v1\/([^/#]+)/.exec(icon)?.[1];
  return id === undefined ? [] : [id];
};

/** The sign of a badge, out of the library. */
export function IconInput() {
  const translate = useTranslate();
  const { values, allowed, errorAt, change } = useFormState<BadgeForm>();
  const { icon } = values;
  const say = (key: string) => translate(`badges.form.${key}`);
  const choose = async () => {
    const [file] = await pickMedia({
      title: say('pickIcon'),
      kinds: ['IMAGE', 'VECTOR'],
      most: 1,
      taken: idOf(icon),
      takenWord: say('isIcon'),
    });
    if (!file?._id) return;
    const name = encodeURIComponent(file.displayName ?? file._id);
    change({ icon: `wix:image://v1/${file._id}/${name}#originWidth=64&originHeight=64` });
  };
  if (!allowed) return null;
  const problem = errorAt('icon') ?? errorAt('icon.id') ?? errorAt('icon.url');
  return (
    <div>
      <FieldLabel>{translate('badges.field.icon')}</FieldLabel>
      <span className={styles['row']}>
        <Button size="small" onClick={() => void choose()}>
          <ImagePlus aria-hidden />
          {say(icon ? 'changeIcon' : 'chooseIcon')}
        </Button>
        {icon && (
          <Button size="small" variant="text" onClick={() => change({ icon: '' })}>
            <Trash2 aria-hidden />
            {say('removeIcon')}
          </Button>
        )}
      </span>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
