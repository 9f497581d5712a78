import { contractOf, entryOf } from './catalogue.ts';
import { proseBounds, replacedBounds } from './overrides.ts';
import type { Field, OperationRecord, PackageContract } from './schema.ts';

/** A message with its references followed, ready to be walked. */
export interface Shape {
  fields: Map<string, ShapeField>;
  groups: { name: string; members: string[] }[];
}

export interface ShapeField extends Field {
  name: string;
  shape?: Shape;
  values?: ReadonlySet<string>;
}

/** What an operation requires, as a tree beside its request. */
export interface Required {
  names: string[];
  groups: string[];
  below: Map<string, Required>;
}

class PackageShapes {
  readonly #contract: PackageContract;
  readonly #shapes = new Map<string, Shape>();

  constructor(contract: PackageContract) {
    this.#contract = contract;
  }

  get(name: string): Shape {
    const known = this.#shapes.get(name);
    if (known) return known;
    const { fields = {}, oneOf = {} } = this.#contract.definitions[name] ?? {};
    const shape: Shape = {
      fields: new Map(),
      groups: Object.entries(oneOf).map(([group, members]) => ({ name: group, members })),
    };
    // Registered before its fields: messages may contain themselves.
    this.#shapes.set(name, shape);
    const extra = { ...replacedBounds[name], ...proseBounds[this.#contract.package]?.[name] };
    for (const [key, field] of Object.entries(fields))
      shape.fields.set(key, this.#field(key, { ...field, ...extra[key] }));
    return shape;
  }

  #field(name: string, field: Field): ShapeField {
    if (field.ref === undefined) return { ...field, name };
    const values = this.#contract.definitions[field.ref]?.enum;
    return values
      ? { ...field, name, values: new Set(values) }
      : { ...field, name, shape: this.get(field.ref) };
  }
}

const packages = new Map<string, PackageShapes>();
const requirements = new Map<string, Required>();

function shapeOf(operation: OperationRecord, side: 'request' | 'reply'): Shape {
  let shapes = packages.get(operation.package);
  if (!shapes) packages.set(operation.package, (shapes = new PackageShapes(contractOf(operation.package))));
  return shapes.get(entryOf(operation)[side]);
}

export const requestShape = (operation: OperationRecord): Shape => shapeOf(operation, 'request');
export const replyShape = (operation: OperationRecord): Shape => shapeOf(operation, 'reply');

/** @param optional fields that are not required of this call, although the operation requires them */
export function requirementsOf(operation: OperationRecord, optional: readonly string[] = []): Required {
  const key = [operation.id, ...optional].join(' ');
  const known = requirements.get(key);
  if (known) return known;
  const root: Required = { names: [], groups: [], below: new Map() };
  for (const path of entryOf(operation).required ?? [])
    if (!optional.includes(path)) require(root, requestShape(operation), path.split('.'));
  requirements.set(key, root);
  return root;
}

function require(node: Required, shape: Shape | undefined, [name = '', ...rest]: string[]): void {
  if (rest.length > 0) {
    const below = node.below.get(name) ?? { names: [], groups: [], below: new Map() };
    node.below.set(name, below);
    require(below, shape?.fields.get(name)?.shape, rest);
  } else if (shape?.fields.has(name)) node.names.push(name);
  else node.groups.push(name);
}
