/** What an object itself holds under a name from outside: `of[name]` would find `constructor` and `toString`, too. */
export const ownValue = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
