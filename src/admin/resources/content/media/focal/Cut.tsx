import type { Point } from '#shared/media.ts';
import { seenInFrame, type ShopFrame } from '#shared/shop-frames.ts';
import styles from './focal.module.css';

interface Props {
  address: string;
  source: { width: number; height: number };
  frame: ShopFrame;
  point: Point;
}

const percent = (share: number): string => `${share * 100}%`;

/** A picture as a frame of the shop cuts it. */
export function Cut({ address, source, frame, point }: Props) {
  const { x, y, width, height } = seenInFrame(source, frame, point);
  return (
    <span
      className={styles['cut']}
      style={{ aspectRatio: `${width * source.width} / ${height * source.height}` }}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        style={{
          width: percent(1 / width),
          height: percent(1 / height),
          left: percent(-x / width),
          top: percent(-y / height),
        }}
      />
    </span>
  );
}
