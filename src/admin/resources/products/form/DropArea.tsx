import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  onDrop: (files: File[]) => void;
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
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
    };
  }, []);
  return <div ref={area}>{children}</div>;
}
