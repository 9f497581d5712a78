import type { EventKind } from '#shared/events.ts';

/** What is heard of stands before what could be. */
export const chosenFirst = (kinds: readonly EventKind[], chosen: ReadonlySet<string>): EventKind[] => {
  const isHeard = ({ events }: EventKind) => events.some(({ eventType }) => chosen.has(eventType));
  return [...kinds.filter(isHeard), ...kinds.filter((kind) => !isHeard(kind))];
};
