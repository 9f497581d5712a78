import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Box } from '../picks.ts';

interface Options {
  /** What scrolls, and holds the files. */
  scroller: RefObject<HTMLElement | null>;
  onBegin: (add: boolean) => void;
  /** In the coordinates of what is scrolled. */
  onBox: (box: Box) => void;
  /** A click on nothing. */
  onNothing: () => void;
}

/** Less than this is a click. */
const SLACK = 4;
const EDGE = 32;
const SPEED = 14;

/** A rectangle that is drawn with the mouse from where no file is; near the edge it scrolls on. */
export function useBand({ scroller, onBegin, onBox, onNothing }: Options) {
  const [band, setBand] = useState<Box>();
  const last = useRef<{ x: number; y: number }>({ x: 0, y: 0 });

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    const element = scroller.current;
    if (!element || event.button !== 0 || event.pointerType !== 'mouse') return;
    if ((event.target as Element).closest('[data-at], button, input, a')) return;
    // The bar that scrolls is not the ground.
    const bounds = element.getBoundingClientRect();
    if (event.clientX > bounds.left + element.clientWidth + element.clientLeft) return;
    const add = event.ctrlKey || event.metaKey || event.shiftKey;
    const at = (x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left + element.scrollLeft, y: y - top + element.scrollTop };
    };
    const start = at(event.clientX, event.clientY);
    last.current = { x: event.clientX, y: event.clientY };
    let begun = false;
    let frame = 0;
    const draw = () => {
      const now = at(last.current.x, last.current.y);
      const box = {
        left: Math.min(start.x, now.x),
        right: Math.max(start.x, now.x),
        top: Math.min(start.y, now.y),
        bottom: Math.max(start.y, now.y),
      };
      setBand(box);
      onBox(box);
    };
    const follow = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const { y } = last.current;
      const by = y < top + EDGE ? -SPEED : y > bottom - EDGE ? SPEED : 0;
      if (by !== 0) {
        element.scrollTop += by;
        draw();
      }
      frame = requestAnimationFrame(follow);
    };
    const move = (moved: PointerEvent) => {
      last.current = { x: moved.clientX, y: moved.clientY };
      const now = at(moved.clientX, moved.clientY);
      if (!begun && Math.abs(now.x - start.x) + Math.abs(now.y - start.y) < SLACK) return;
      if (!begun) {
        begun = true;
        onBegin(add);
        frame = requestAnimationFrame(follow);
      }
      draw();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setBand(undefined);
      if (!begun && !add) onNothing();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { band, onPointerDown };
}
