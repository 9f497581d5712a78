import { dequal } from 'dequal/lite';

interface DetailsPart {
  before: object | undefined;
  now: object | undefined;
  /** As it travels, where that is more than what is kept. */
  written?: object | undefined;
}

/** A part of a contract as a draft tells it: what it is now, and whether the draft added, changed or removed it. */
export function partDetails(
  field: string,
  name: string,
  { before, now, written = now }: DetailsPart,
): object {
  if (!now) return before ? { [field]: { [name]: before, changeType: 'REMOVED' } } : {};
  if (!before) return { [field]: { [name]: written, changeType: 'ADDED' } };
  const change = dequal(before, now)
    ? {}
    : { changeType: 'CHANGED', changed: { [`${name}BeforeChange`]: before } };
  return { [field]: { [name]: written, ...change } };
}
