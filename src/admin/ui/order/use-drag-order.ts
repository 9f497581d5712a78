import { useState, type DragEvent } from 'react';

interface Options {
  ids: readonly string[];
  enabled: boolean;
  /** @param by how many places down */
  onMove: (id: string, by: number) => void;
}

/** Lines that are put in order by dragging; `MoveButtons` do the same by key. Gives what each line takes. */
export function useDragOrder({ ids, enabled, onMove }: Options) {
  const [dragged, setDragged] = useState<string>();
  return (id: string, index: number) => ({
    draggable: enabled,
    // Lines may hold lines: what is carried is the one within.
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      setDragged(id);
    },
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.stopPropagation();
      const from = ids.indexOf(dragged);
      if (from !== -1 && from !== index) onMove(dragged, index - from);
    },
  });
}
