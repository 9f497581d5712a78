type NullishKey<Fields> = {
  [Name in keyof Fields]-?: Extract<Fields[Name], null | undefined> extends never ? never : Name;
}[keyof Fields];

/** Fields that may be nullish become optional, the others stay required. */
type WithoutNullish<Fields extends object> = {
  [Name in Exclude<keyof Fields, NullishKey<Fields>>]: Fields[Name];
} & { [Name in NullishKey<Fields>]?: NonNullable<Fields[Name]> };

/** Copies the fields that have a value: with `exactOptionalPropertyTypes`, undefined is none to an optional field. */
export const omitNullish = <Fields extends object>(fields: Fields): WithoutNullish<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as WithoutNullish<Fields>;
