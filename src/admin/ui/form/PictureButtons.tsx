import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { MediaKind } from '#wix/upload-operations.ts';
import { pickMedia } from '../../picker/pick-media.ts';
import type { PickedFile } from '../../picker/with-alt-text.ts';
import { FieldLabel } from '../FieldLabel.tsx';
import { useFormState } from './form-context.ts';
import './picture-buttons.en.ts';

interface Props {
  /** Of the field whose errors are displayed; also the message `<resource>.field.<name>`, its label. */
  name: string;
  /** Other places that the platform names in the field's errors. */
  errorPlaces?: readonly string[];
  /** Of the dialog in which the picture is chosen. */
  title: string;
  kinds?: readonly MediaKind[];
  /** The file that is chosen, empty for a picture from elsewhere; undefined without a picture. */
  current: string | undefined;
  onPick: (file: PickedFile) => void;
  /** Absent where there has to be a picture. */
  onRemove?: () => void;
  /** Whether what is around it displays the label. */
  isTitled?: boolean;
  /** The picture itself, below the label. */
  children?: ReactNode;
}

const NONE: readonly string[] = [];
const IMAGES: readonly MediaKind[] = ['IMAGE'];

/** Chooses the picture of a field from the library, changes or removes it. */
export function PictureButtons({
  name,
  errorPlaces = NONE,
  title,
  kinds = IMAGES,
  current,
  onPick,
  onRemove,
  isTitled = false,
  children,
}: Props) {
  const translate = useTranslate();
  const id = useId();
  const { resource, allowed, errorAt } = useFormState();
  const choose = async () => {
    const [file] = await pickMedia({
      title,
      kinds,
      isPublic: true,
      most: 1,
      taken: current ? [current] : [],
      takenWord: translate('picture.current'),
    });
    if (file?._id) onPick(file);
  };
  if (!allowed) return children;
  const [error] = [name, ...errorPlaces].flatMap((place) => errorAt(place) ?? []);
  const hasPicture = current !== undefined;
  const label = translate(`${resource}.field.${name}`);
  return (
    <div role="group" {...(isTitled ? { 'aria-label': label } : { 'aria-labelledby': id })}>
      {!isTitled && <FieldLabel id={id}>{label}</FieldLabel>}
      {children}
      <span className="row-wrap-8">
        <Button size="small" aria-invalid={error !== undefined} onClick={() => void choose()}>
          <ImagePlus aria-hidden />
          {translate(hasPicture ? 'picture.change' : 'picture.choose')}
        </Button>
        {hasPicture && onRemove && (
          <Button size="small" variant="text" onClick={onRemove}>
            <Trash2 aria-hidden />
            {translate('picture.remove')}
          </Button>
        )}
      </span>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
