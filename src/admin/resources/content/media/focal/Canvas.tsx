import { useTranslate } from 'ra-core';
import { useRef, type PointerEvent } from 'react';
import type { Point } from '#shared/media.ts';
import type { Seen } from '#shared/cover.ts';
import { percentsOf, pointAt, steppedBy } from './points.ts';
import styles from './focal.module.css';

interface Props {
  address: string;
  source: { width: number; height: number };
  alt: string;
  point: Point;
  onPoint: (point: Point) => void;
  /** Drawn over the picture, with its name. */
  band: { seen: Seen; name: string };
}

const percent = (share: number): string => `${share * 100}%`;

/** The whole picture; the point is dragged, or moved by the arrow keys. */
export function Canvas({ address, source, alt, point, onPoint, band: { seen, name } }: Props) {
  const translate = useTranslate();
  const handle = useRef<HTMLButtonElement>(null);
  const take = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPoint(pointAt((clientX - left) / width, (clientY - top) / height));
  };
  return (
    <div
      className={styles['canvas']}
      style={{
        aspectRatio: `${source.width} / ${source.height}`,
        maxWidth: `calc(var(--canvas-height) * ${source.width / source.height})`,
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        handle.current?.focus();
        take(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
      }}
    >
      <img src={address} alt={alt} draggable={false} />
      <span className={styles['thirds']} />
      <span
        className={styles['band']}
        style={{
          left: percent(seen.x),
          top: percent(seen.y),
          width: percent(seen.width),
          height: percent(seen.height),
        }}
      >
        <b>{name}</b>
      </span>
      <button
        ref={handle}
        type="button"
        className={styles['point']}
        style={{ left: percent(point.x), top: percent(point.y) }}
        aria-label={translate('media.focal.move', percentsOf(point))}
        onKeyDown={(event) => {
          const next = steppedBy(point, event.key, event.shiftKey);
          if (!next) return;
          event.preventDefault();
          onPoint(next);
        }}
      />
    </div>
  );
}
