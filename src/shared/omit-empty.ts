type Filled<Fields> = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Copies the fields that say something: an empty text is left out too, unlike by `omitNullish`. */
export const omitEmpty = <Fields extends object>(fields: Fields): Filled<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Filled<Fields>;
