import type { PictureMedia } from '#storefront/shell/picture-sources.ts';
import { Framed } from './Framed.tsx';
import { NO_FRAME } from './print.ts';
import styles from './scene.module.css';

interface Props {
  picture: PictureMedia;
  /** As it is chosen: the wall shows the same. */
  frame: string | undefined;
  /** Width of the print in tens of centimetres. */
  wide?: number | undefined;
  small?: boolean;
}

/** The poster over a bench of 120 cm beside a plant, in the frame and size that are chosen; the light falls from the top left. */
export function Bench({ picture, frame = NO_FRAME, wide, small = false }: Props) {
  return (
    <span className={`room ${styles['bench']} ${styles[small ? 'small' : 'large']}`} aria-hidden="true">
      <svg className="scene" viewBox="0 0 1200 750" preserveAspectRatio="xMidYMax slice">
        <rect x="-600" y="-600" width="2400" height="1400" fill="#DDB299" />
        <g fill="#fff" opacity=".18">
          <path d="M120-40h170l250 640H370z" />
          <path d="M330-40h170l250 640H580z" />
        </g>
        <rect x="-600" y="640" width="2400" height="400" fill="#8F6B4E" />
        <path d="M-600 668H1800M-600 706H1800" stroke="#7C5A40" strokeWidth="2" />
        <rect x="-600" y="618" width="2400" height="24" fill="#E6C6B2" />
        <ellipse cx="600" cy="686" rx="260" ry="11" opacity=".2" />
        <path d="M400 590l-14 94h14l18-94zM800 590l14 94h-14l-18-94z" fill="#8C6842" />
        <rect x="364" y="576" width="472" height="22" rx="5" fill="#B48A5C" />
        <rect x="364" y="576" width="472" height="6" rx="3" fill="#C9A274" />
        <rect x="430" y="562" width="104" height="14" fill="#EFE9DC" />
        <rect x="438" y="550" width="90" height="12" fill="#1F4E79" />
        <g transform="translate(940 430)">
          <path d="M30 250l-14-96h100l-14 96z" fill="#C76F4B" />
          <path d="M12 150h108v18H12z" fill="#B5603E" />
          <path
            d="M66 152C60 90 30 40-4 12M66 152C66 80 66 20 74-60M66 152c8-60 36-104 74-128M66 152C56 110 20 90-14 88M66 152c14-44 44-62 84-66"
            stroke="#3E5B3D"
            strokeWidth="5"
            fill="none"
          />
          <g fill="#4C7049">
            <ellipse cx="-8" cy="8" rx="18" ry="40" transform="rotate(-48 -8 8)" />
            <ellipse cx="76" cy="-62" rx="19" ry="46" transform="rotate(6 76 -62)" />
            <ellipse cx="144" cy="20" rx="18" ry="42" transform="rotate(52 144 20)" />
            <ellipse cx="-18" cy="86" rx="16" ry="36" transform="rotate(-80 -18 86)" />
            <ellipse cx="152" cy="84" rx="16" ry="38" transform="rotate(78 152 84)" />
          </g>
        </g>
      </svg>
      <Framed
        media={picture}
        alt=""
        frame={frame}
        wide={wide}
        sizes={small ? '20px' : '(max-width: 700px) 44vw, 14vw'}
      />
    </span>
  );
}
