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
    onDragStart: () => setDragged(id),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: () => {
      const from = dragged === undefined ? -1 : ids.indexOf(dragged);
      if (dragged !== undefined && from !== -1 && from !== index) onMove(dragged, index - from);
    },
  });
}
