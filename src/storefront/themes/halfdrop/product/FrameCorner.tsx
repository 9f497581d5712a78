import styles from './scene.module.css';

interface Props {
  color: string | undefined;
  /** Paper and inks of the poster that it is for. */
  inks: readonly string[];
}

const PAPER = '#FBFAF6';

/** The corner of the framed print on a wall that light and dark frames both stand out from; without a colour, of the bare sheet. */
export function FrameCorner({ color, inks: [paper = PAPER, ink = '#C79A63', second = ink] }: Props) {
  // Where the print begins: behind frame and mat, or where the sheet does.
  const inner = color ? 17 : 0;
  return (
    <svg
      viewBox="0 0 80 44"
      className={styles['corner']}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <rect width={80} height={44} fill="var(--swatch)" />
      <rect x={17} y={14} width={90} height={60} opacity={0.3} />
      {color && (
        <>
          <rect x={14} y={9} width={90} height={60} fill={color} stroke="#000" strokeOpacity={0.28} />
          <rect x={15.5} y={10.5} width={90} height={60} fill="none" stroke="#fff" strokeOpacity={0.35} />
          <rect x={23} y={18} width={90} height={60} fill={PAPER} stroke="#000" strokeOpacity={0.3} />
        </>
      )}
      <rect x={14 + inner} y={9 + inner} width={90} height={60} fill={paper} />
      <rect x={color ? 35 : 20} y={color ? 30 : 15} width={90} height={60} fill={ink} />
      <circle cx={62} cy={40} r={11} fill={second} />
    </svg>
  );
}
