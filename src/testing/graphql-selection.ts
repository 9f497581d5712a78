import { getNamedType, isObjectType, type GraphQLOutputType } from 'graphql';
import { isObject } from '../shared/is-object.ts';

/** A selection of all that a value of that type holds; empty for what has no fields. */
export function selectionFor(type: GraphQLOutputType, value: unknown): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const examples = (Array.isArray(value) ? value : [value]).filter(isObject);
  const fields = Object.entries(named.getFields()).flatMap(([name, { type: below }]) => {
    const found = examples.map((one) => one[name]).filter((item) => item !== undefined && item !== null);
    return found.length === 0 ? [] : [`${name} ${selectionFor(below, found.flat())}`];
  });
  return `{ ${fields.length === 0 ? '__typename' : fields.join(' ')} }`;
}

/** Without what is null: REST leaves out what GraphQL says is not there. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => item !== null && key !== '__typename')
      .map(([key, item]) => [key, withoutNulls(item)]),
  );
}
