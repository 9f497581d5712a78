/** What of the body changes these fields: left out they stay, null or nothing removes. */
export function changedFields<Name extends string>(
  names: readonly Name[],
  input: { [K in Name]?: unknown },
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const name of names) {
    const value = input[name];
    if (value === null || value === '') changed[name] = undefined;
    else if (value !== undefined) changed[name] = value;
  }
  return changed;
}

/** Those of these fields that have a value. */
export const filledFields = <Name extends string, Of extends { [K in Name]?: unknown }>(
  names: readonly Name[],
  holder: Of,
): Partial<Pick<Of, Name>> =>
  Object.fromEntries(
    names.flatMap((name) => (holder[name] == null ? [] : [[name, holder[name]]])),
  ) as Partial<Pick<Of, Name>>;
