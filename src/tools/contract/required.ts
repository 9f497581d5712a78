import type { Definition, Field } from '../../platform/contract/schema.ts';
import { restPath } from './query-specs.ts';

type Definitions = Record<string, Definition>;

/** The SDK's own words for parts of an address. */
const addressNames: Record<string, string> = {
  formatted: 'formattedAddress',
  location: 'geocode',
  addressLine1: 'addressLine',
};

export const addressName = (segment: string): string => addressNames[segment] ?? segment;

/**
 * `@requiredField` names the SDK's arguments: `_id`, `options.order.lineItems`, `identifiers.id`.
 * Finds the field of the REST request that is meant, or nothing.
 */
export function resolveRequired(
  definitions: Definitions,
  request: string,
  path: string,
  routePath: string,
): string | undefined {
  const parameters = [...routePath.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string);
  const rest = restPath(path).replace(/^(?:options|identifiers)\./, '');
  const direct = follow(definitions, request, rest.split('.'));
  if (direct) return direct;
  // `_id` beside an entity is the path's `{order.id}`; `orderId` likewise.
  const parameter = parameters.find((one) => one.endsWith(`.${rest}`) || camel(one) === rest);
  if (parameter) return follow(definitions, request, parameter.split('.'));
  // Update calls take the entity's fields directly; in the API they are inside it.
  const wrappers = parameters.filter((one) => one.includes('.')).map((one) => one.split('.')[0] as string);
  const entities = Object.entries(definitions[request]?.fields ?? {}).flatMap(([name, field]) =>
    field.ref && !field.array && definitions[field.ref]?.fields ? [name] : [],
  );
  for (const wrapper of wrappers.length > 0 ? wrappers : entities.length === 1 ? entities : []) {
    const inside = follow(definitions, request, [wrapper, ...rest.split('.')]);
    if (inside) return inside;
    const withoutArgument = follow(definitions, request, [wrapper, ...rest.split('.').slice(1)]);
    if (withoutArgument && rest.includes('.')) return withoutArgument;
  }
  return undefined;
}

const camel = (path: string): string => path.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The path as written, with the address words replaced and the names of `oneOf` groups left out,
 * for those do not travel; only as last segment such a name stays and means the whole group.
 */
function follow(definitions: Definitions, root: string, segments: string[]): string | undefined {
  let message: Definition | undefined = definitions[root];
  const resolved: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const fields: Record<string, Field> = message?.fields ?? {};
    const name = segment in fields ? segment : addressName(segment);
    const field = fields[name];
    if (field) {
      resolved.push(name);
      message = field.ref === undefined ? undefined : definitions[field.ref];
    } else if (!message?.oneOf?.[segment]) return undefined;
    else if (index === segments.length - 1) resolved.push(segment);
  }
  return resolved.join('.');
}
