/** Options that a drawn poster is shown by. */
export const FRAME = 'Frame';
export const SIZE = 'Size';
export const NO_FRAME = 'No frame';

/** Steps that the room has room for. */
const [NARROWEST, WIDEST] = [2, 10];

/** `50 × 70 cm` is 5 wide: in tens of centimetres. */
export function widthOf(size: string | undefined): number | undefined {
  const width = /^\s*(\d+(?:\.\d+)?)\s*[×x]/i.exec(size ?? '')?.[1];
  if (width === undefined) return undefined;
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(Number(width) / 10)));
}
