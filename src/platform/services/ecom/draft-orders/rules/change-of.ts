import { dequal } from 'dequal/lite';

/**
 * A part of an order as a draft tells it: what it is now, and whether the draft added, changed or removed it.
 * @param written as it travels, where that is more than what is kept
 */
export function changeOf(
  field: string,
  name: string,
  source: object | undefined,
  before: object | undefined,
  now: object | undefined,
  written: object | undefined = now,
): Record<string, unknown> {
  if (!now) return before ? { [field]: { removed: true, [name]: before } } : {};
  const change =
    source === undefined
      ? {}
      : !before
        ? { added: true }
        : dequal(before, now)
          ? {}
          : { changedDetails: { [`${name}BeforeChange`]: before } };
  return { [field]: { ...change, [name]: written } };
}
