import type { ComponentProps } from 'react';
import { TextField } from '#admin/ui/TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value'> & {
  value: string;
  onChange: (value: string) => void;
};

/** A field of text that is told what was typed. */
export const PlaceField = ({ onChange, ...props }: Props) => (
  <TextField autoComplete="off" {...props} onChange={({ target }) => onChange(target.value)} />
);
