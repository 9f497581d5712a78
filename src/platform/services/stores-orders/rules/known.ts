type Known<Value> = { [Key in keyof Value]: NonNullable<Value[Key]> | undefined };

/** Without what is not known: the older messages leave such fields out. */
export const known = <Value extends object>(value: Value): Partial<Known<Value>> =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== null && field !== ''),
  ) as Partial<Known<Value>>;
