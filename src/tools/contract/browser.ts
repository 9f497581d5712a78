import type { Field, OperationEntry, PackageContract } from '../../platform/contract/schema.ts';
import { opaque, type BrowserPackage } from './browser-packages.ts';

/** The module of a package for the back office; a constant per message and enum, so that a bundle keeps what it names. */
export function serialiseForBrowser(contract: PackageContract, wanted: BrowserPackage): string {
  const { entities = [], querySpecs = [], also = [] } = wanted;
  const writer = new Writer(contract);
  const written = entities.map((entity) => writer.entity(entity));
  for (const name of also) writer.definition(name);
  const specs = querySpecs.map((name) => writer.querySpec(name, entities[0]));
  const typed = [...writer.messages.values(), ...written, ...specs];
  return [
    header(contract),
    ...(typed.length > 0 ? ["import type * as schema from '../schema.ts';"] : []),
    '',
    ...writer.enums.values(),
    ...typed,
  ].join('\n');
}

/** What each operation asks for; apart from the bounds, which only forms load. */
export const serialiseRights = (contract: PackageContract): string =>
  [
    header(contract),
    ...Object.entries(contract.operations).map(
      ([name, { permissions = [] }]) => `export const ${name} = ${literal(permissions)} as const;`,
    ),
    '',
  ].join('\n');

const header = ({ package: name, version }: PackageContract): string =>
  `// Written by \`npm run generate\` from @wix/auto_sdk_${name} ${version}.`;

type BrowserEntity = NonNullable<BrowserPackage['entities']>[number];

class Writer {
  readonly #contract: PackageContract;
  readonly enums = new Map<string, string>();
  readonly messages = new Map<string, string>();

  constructor(contract: PackageContract) {
    this.#contract = contract;
  }

  #definition(name: string) {
    const definition = this.#contract.definitions[name];
    if (!definition) throw new Error(`${this.#contract.package} has no definition ${name}`);
    return definition;
  }

  #operation(name: string): OperationEntry {
    const operation = this.#contract.operations[name];
    if (!operation) throw new Error(`${this.#contract.package} has no operation ${name}`);
    return operation;
  }

  #messageOf({ key, update }: BrowserEntity): string {
    const message = this.#definition(this.#operation(update).request).fields?.[key]?.ref;
    if (message === undefined) throw new Error(`${update} updates no ${key}`);
    return message;
  }

  entity(entity: BrowserEntity): string {
    const { key, create, update } = entity;
    const message = this.#messageOf(entity);
    this.message(message, []);
    const required = (operation: string) =>
      (this.#operation(operation).required ?? [])
        .filter((path) => path.startsWith(`${key}.`))
        .map((path) => path.slice(key.length + 1));
    return constant(
      key,
      [
        property('fqdn', this.#operation(update).entity),
        `  fields: ${message},`,
        property('required', { create: required(create), update: required(update) }),
      ],
      'Entity',
    );
  }

  definition(name: string): void {
    if (this.#definition(name).enum) this.#enum(name);
    else this.message(name, []);
  }

  /** Writes the message after those it is made of; what contains itself is not followed. */
  message(name: string, above: readonly string[]): void {
    if (this.messages.has(name)) return;
    const lines: string[] = [];
    for (const [key, { ref, readonly, type, nonNullable: _replies, ...bounds }] of Object.entries(
      this.#definition(name).fields ?? {},
    )) {
      // What is only read has no bounds; its enums are shown.
      if (readonly) this.#enumsBelow(ref, [...above, name]);
      else
        lines.push(
          `  ${key}: { ${[...this.#type(ref, type, [...above, name]), ...pairs(bounds)].join(', ')} },`,
        );
    }
    this.messages.set(name, constant(name, lines, 'Message'));
  }

  #type(ref: string | undefined, type: Field['type'], above: readonly string[]): string[] {
    if (ref === undefined) return [`type: '${type}'`];
    if (this.#definition(ref).enum) return [`values: ${this.#enum(ref)}`];
    if (opaque.has(ref) || above.includes(ref)) return ["type: 'struct'"];
    this.message(ref, above);
    return [`of: ${ref}`];
  }

  #enum(name: string): string {
    const values = (this.#definition(name).enum ?? []).map((value) => `'${value}'`).join(', ');
    this.enums.set(
      name,
      `export const ${name} = [${values}] as const;\nexport type ${name} = (typeof ${name})[number];\n`,
    );
    return name;
  }

  #enumsBelow(ref: string | undefined, above: readonly string[]): void {
    if (ref === undefined || opaque.has(ref) || above.includes(ref)) return;
    if (this.#definition(ref).enum) this.#enum(ref);
    for (const field of Object.values(this.#definition(ref).fields ?? {}))
      this.#enumsBelow(field.ref, [...above, ref]);
  }

  #fieldAt(message: string, [name = '', ...rest]: readonly string[]): Field | undefined {
    const field = this.#definition(message).fields?.[name];
    return field?.ref !== undefined && rest.length > 0 ? this.#fieldAt(field.ref, rest) : field;
  }

  querySpec(name: string, entity: BrowserEntity | undefined): string {
    const spec = this.#contract.querySpecs[name];
    if (!spec) throw new Error(`${this.#contract.package} has no query spec ${name}`);
    const { paging, searchable, aggregatable } = spec;
    const root = entity && this.#messageOf(entity);
    const fields = spec.fields.map(({ field, ...rest }) => {
      const found = root && this.#fieldAt(root, field.split('.'));
      const type = found
        ? this.#type(found.ref, found.type, []).filter((word) => !word.startsWith('of: '))
        : [];
      return `    ${key(field)}: { ${[...pairs(rest), ...type].join(', ')} },`;
    });
    return constant(
      name,
      [
        property('paging', paging),
        `  fields: {\n${fields.join('\n')}\n  },`,
        property('searchable', searchable),
        property('aggregatable', aggregatable),
      ],
      'QuerySpec',
    );
  }
}

const constant = (name: string, lines: readonly string[], type: string): string =>
  `export const ${name} = {\n${lines.join('\n')}\n} as const satisfies schema.${type};\n`;

const property = (name: string, value: unknown): string => `  ${key(name)}: ${literal(value)},`;

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

const pairs = (value: object): string[] =>
  Object.entries(value).map(([name, inner]) => `${key(name)}: ${literal(inner)}`);

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'object' && value !== null ? `{ ${pairs(value).join(', ')} }` : String(value);
}
