import { useEffect, useRef, type ReactNode } from 'react';
import { readDrop } from '#admin/uploads/read-drop.ts';
import type { Dropped } from '#admin/uploads/upload-item.ts';
import styles from './form.module.css';

interface Props {
  onDrop: (files: Dropped[]) => void;
  children: ReactNode;
}

/** Takes files that are dropped on it; the same can be had by a button inside. */
export function DropArea({ onDrop, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.dataTransfer) void readDrop(event.dataTransfer).then((files) => take.current(files));
    };
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
    };
  }, []);
  return (
    <div ref={area} className={styles['dropArea']} data-takes-files>
      {children}
    </div>
  );
}
