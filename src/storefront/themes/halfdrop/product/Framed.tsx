import type { ComponentProps } from 'react';
import { Picture } from '#storefront/shell/Picture.tsx';
import '../room.css';

interface Props extends Omit<ComponentProps<typeof Picture>, 'className'> {
  /** As it is chosen. */
  frame: string;
  /** Width of the print in tens of centimetres, where it hangs beside things of known size. */
  wide?: number | undefined;
}

/** A print in its frame, or without one. */
export function Framed({ frame, wide, ...picture }: Props) {
  return (
    <span className="frame" data-frame={frame} data-wide={wide}>
      <span>
        <Picture {...picture} className="sheet" />
      </span>
    </span>
  );
}
