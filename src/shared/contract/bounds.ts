import type { Entity, Field, Message, Write } from './schema.ts';

/** Every path below a message: `name`, `media`, `media.itemsInfo.items.altText`. */
export type PathOf<Fields> = {
  [Name in keyof Fields & string]:
    | Name
    | (Fields[Name] extends { readonly of: infer Below } ? `${Name}.${PathOf<Below>}` : never);
}[keyof Fields & string];

type FieldAt<Fields, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Fields
    ? Fields[Name] extends { readonly of: infer Below }
      ? FieldAt<Below, Rest>
      : never
    : never
  : Path extends keyof Fields
    ? Fields[Path]
    : never;

type ValuesAt<Fields, Path extends string> =
  FieldAt<Fields, Path> extends { readonly values: infer Values extends readonly string[] } ? Values : never;

/** What the contract allows at a path of a message. */
export function fieldOf<Given extends Message>(message: Given, path: PathOf<Given>): Field;
export function fieldOf(message: Message, path: string): Field {
  const [name = '', ...rest] = path.split('.');
  const field = message[name];
  if (field && rest.length === 0) return field;
  if (!field?.of) throw new Error(`no field ${path} in the contract`);
  return fieldOf(field.of, rest.join('.'));
}

/** What the contract allows at a path of the entity, and whether it has to be there when its parent is. */
export const boundsOf = <Given extends Entity>(
  entity: Given,
  path: PathOf<Given['fields']>,
  write: Write = 'create',
): Field & { required: boolean } => ({
  ...fieldOf(entity.fields, path),
  required: entity.required[write].includes(path),
});

/** The values of the enum at a path of the entity, in the contract's order. */
export const enumOf = <Given extends Entity, Path extends PathOf<Given['fields']>>(
  entity: Given,
  path: Path,
): ValuesAt<Given['fields'], Path> =>
  (fieldOf(entity.fields, path).values ?? []) as unknown as ValuesAt<Given['fields'], Path>;
