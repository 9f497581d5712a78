import { useEffect, useRef, useState } from 'react';
import type { PaperPage } from '#shared/papers.ts';
import { PaperDrawing } from './PaperDrawing.tsx';
import styles from './print.module.css';

interface Props {
  /** From 1. */
  at: number;
  label: string;
  current: boolean;
  page: PaperPage | undefined;
  /** Told once it comes near. */
  onNear: () => void;
  onOpen: () => void;
}

/** A page of the pile, drawn while it is near: of a thousand only those are in the document. */
export function Thumb({ at, label, current, page, onNear, onOpen }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: '50% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (near && !page) onNear();
  }, [near, page, onNear]);
  useEffect(() => {
    const list = place.current?.parentElement;
    // Within the list alone: the page itself stays where it is.
    if (current && list && place.current) {
      const { offsetTop, offsetHeight } = place.current;
      const top = offsetTop - list.offsetTop;
      if (top < list.scrollTop || top + offsetHeight > list.scrollTop + list.clientHeight)
        list.scrollTo({ top: top - offsetHeight });
    }
  }, [current]);
  return (
    <li ref={place}>
      <button type="button" aria-current={current ? 'page' : undefined} aria-label={label} onClick={onOpen}>
        {near && page ? <PaperDrawing page={page} /> : <span className={styles['blank']} />}
      </button>
      <span aria-hidden>{at}</span>
    </li>
  );
}
