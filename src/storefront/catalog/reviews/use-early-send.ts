import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A press of the button that sends, kept by the page itself until its script is there: it opens a note, which the
 * browser does alone, and an open note is a press. The words stay where they are; nothing is loaded anew.
 */
export function useEarlySend(send: () => void) {
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    // By now the button sends by itself.
    if (!alive || !note.current?.matches(':popover-open')) return;
    note.current.hidePopover();
    setPressed(true);
  }, [alive]);
  useEffect(() => {
    if (!pressed) return;
    setPressed(false);
    send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for a press, with what was taken over by then.
  }, [pressed]);
  return {
    button: alive
      ? ({ type: 'submit' } as const)
      : ({ type: 'button', popoverTarget: id, popoverTargetAction: 'show' } as const),
    note: { ref: note, id, popover: 'manual' } as const,
  };
}
