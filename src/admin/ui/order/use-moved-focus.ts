import { useEffect, useRef } from 'react';

/** The key that moved a line goes on moving it, wherever it has gone. Each line has `data-line` with its id. */
export function useMovedFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const seeking = useRef<{ id: string; by: number }>(undefined);
  useEffect(() => {
    if (!seeking.current) return;
    const { id, by } = seeking.current;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-line="${id}"] button`);
    const [up, down] = buttons ?? [];
    const wanted = by < 0 ? up : down;
    (wanted?.disabled ? (wanted === up ? down : up) : wanted)?.focus();
    seeking.current = undefined;
  });
  return { list, keep: (id: string, by: number) => (seeking.current = { id, by }) };
}
