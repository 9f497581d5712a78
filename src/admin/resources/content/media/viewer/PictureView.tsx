import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type Dispatch, type PointerEvent, type SetStateAction } from 'react';
import styles from './viewer.module.css';
import { movedBy, WHOLE, zoomedAbout, type Zoom } from './zoom.ts';

interface Props {
  address: string;
  name: string;
  alt: string;
  zoom: Zoom;
  onZoom: Dispatch<SetStateAction<Zoom>>;
  /** Swiped while it is whole: by that many files. */
  onSwipe: (by: 1 | -1) => void;
  onBroken: () => void;
}

const SWIPE = 60;
const CLOSER = 2.5;

interface At {
  x: number;
  y: number;
}

const middleOf = (one: At, other: At): At => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: At, other: At): number => Math.hypot(one.x - other.x, one.y - other.y);

function aboutIn(element: HTMLElement, { x, y }: At): At {
  const box = element.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

/** A picture to look into: wheel, double click, two fingers and keys zoom, dragging moves. */
export function PictureView({ address, name, alt, zoom, onZoom, onSwipe, onBroken }: Props) {
  const translate = useTranslate();
  const window = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, At>());
  const begun = useRef<At>(undefined);
  const [held, setHeld] = useState(false);

  // React listens passively to wheels: the page behind would scroll.
  useEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const about = aboutIn(element, { x: event.clientX, y: event.clientY });
      onZoom((before) => zoomedAbout(before, Math.exp(-event.deltaY / 400), about, sizeOf(element)));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [onZoom]);

  function move(event: PointerEvent<HTMLDivElement>): void {
    const { currentTarget: element, pointerId, clientX: x, clientY: y } = event;
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, { x, y });
    if (other) {
      const about = aboutIn(element, middleOf({ x, y }, other));
      const factor = apart({ x, y }, other) / Math.max(1, apart(before, other));
      onZoom((now) => zoomedAbout(now, factor, about, sizeOf(element)));
      begun.current = undefined;
    } else onZoom((now) => movedBy(now, x - before.x, y - before.y, sizeOf(element)));
  }

  function release(event: PointerEvent<HTMLDivElement>): void {
    fingers.current.delete(event.pointerId);
    const from = begun.current;
    if (fingers.current.size > 0) return;
    setHeld(false);
    begun.current = undefined;
    if (!from || zoom.scale > 1 || event.type === 'pointercancel') return;
    const by = event.clientX - from.x;
    if (Math.abs(by) > SWIPE && Math.abs(by) > Math.abs(event.clientY - from.y)) onSwipe(by < 0 ? 1 : -1);
  }

  return (
    // Keys of the viewer do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={window}
      className={styles['picture']}
      data-held={held}
      data-zoomed={zoom.scale > 1}
      role="group"
      aria-label={translate('media.viewer.picture', { name })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        begun.current = fingers.current.size === 1 ? { x: event.clientX, y: event.clientY } : undefined;
        setHeld(true);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={({ currentTarget, clientX, clientY }) => {
        const about = aboutIn(currentTarget, { x: clientX, y: clientY });
        onZoom((now) => (now.scale > 1 ? WHOLE : zoomedAbout(now, CLOSER, about, sizeOf(currentTarget))));
      }}
    >
      <img
        src={address}
        alt={alt}
        draggable={false}
        onError={onBroken}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      />
    </div>
  );
}
