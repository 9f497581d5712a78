import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigMap,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { contractOf, type Definition, type Field } from '../contract/index.ts';
import type { Exec } from './exec.ts';
import { homeOf, type Home } from './homes.ts';
import { PageInfo } from './page-info.ts';
import { DateTimeScalar, JsonScalar } from './scalars.ts';

const INT_MAX = 2_147_483_647;

type OutputFields = GraphQLFieldConfigMap<unknown, Exec>;

/** The types of one schema, each made when something leads to it. */
export class Types {
  readonly #outputs = new Map<string, GraphQLObjectType<unknown, Exec>>();
  readonly #inputs = new Map<string, GraphQLInputObjectType>();
  readonly #enums = new Map<string, GraphQLEnumType>();
  readonly #more: ReadonlyMap<string, (types: Types) => OutputFields>;

  /** @param more fields that lead from one entity to others, by type */
  constructor(more: ReadonlyMap<string, (types: Types) => OutputFields> = new Map()) {
    this.#more = more;
  }

  /** A message as it is answered; JSON where it has no field. */
  output(from: string, name: string): GraphQLOutputType {
    const home = homeOf(from, name);
    const known = this.#outputs.get(home.name);
    if (known) return known;
    const fields = Object.entries(definitionOf(home).fields ?? {});
    if (fields.length === 0) return JsonScalar;
    const type = new GraphQLObjectType<unknown, Exec>({
      name: home.name,
      fields: () => ({
        ...Object.fromEntries(
          fields.map(([key, field]) => [key, { type: this.#outputField(home.package, field) }]),
        ),
        ...this.#more.get(home.name)?.(this),
      }),
    });
    this.#outputs.set(home.name, type);
    return type;
  }

  /** A message as it is sent; undefined where it has no field. */
  input(from: string, name: string): GraphQLInputObjectType | undefined {
    const home = homeOf(from, name);
    const fields = Object.entries(definitionOf(home).fields ?? {});
    if (fields.length === 0) return undefined;
    return this.inputOf(inputName(home), () => this.inputFields(home.package, fields));
  }

  /** Some of these, and how they page. */
  listOf(name: string, item: GraphQLOutputType): GraphQLOutputType {
    const known = this.#outputs.get(name);
    if (known) return known;
    const type = new GraphQLObjectType<unknown, Exec>({
      name,
      fields: { items: { type: new GraphQLList(item) }, pageInfo: { type: PageInfo } },
    });
    this.#outputs.set(name, type);
    return type;
  }

  /** A type of its own, made once. */
  inputOf(name: string, fields: () => GraphQLInputFieldConfigMap): GraphQLInputObjectType {
    const known = this.#inputs.get(name);
    if (known) return known;
    const type = new GraphQLInputObjectType({ name, fields });
    this.#inputs.set(name, type);
    return type;
  }

  inputFields(from: string, fields: readonly (readonly [string, Field])[]): GraphQLInputFieldConfigMap {
    return Object.fromEntries(fields.map(([key, field]) => [key, { type: this.#inputField(from, field) }]));
  }

  #outputField(from: string, field: Field): GraphQLOutputType {
    if (field.map) return JsonScalar;
    const one = this.#leaf(from, field) ?? this.output(from, field.ref ?? '');
    return field.array ? new GraphQLList(one) : one;
  }

  #inputField(from: string, field: Field): GraphQLInputType {
    if (field.map) return JsonScalar;
    if (field.type === 'fieldMask') return new GraphQLList(GraphQLString);
    const one = this.#leaf(from, field) ?? this.input(from, field.ref ?? '') ?? JsonScalar;
    return field.array ? new GraphQLList(one) : one;
  }

  #leaf(from: string, { ref, type, max = 0 }: Field) {
    if (ref !== undefined) return this.#enum(homeOf(from, ref));
    switch (type) {
      case 'integer':
        return max > INT_MAX ? GraphQLFloat : GraphQLInt;
      case 'number':
        return GraphQLFloat;
      case 'boolean':
        return GraphQLBoolean;
      case 'timestamp':
        return DateTimeScalar;
      case 'struct':
      case 'any':
        return JsonScalar;
      default:
        return GraphQLString;
    }
  }

  #enum(home: Home): GraphQLEnumType | undefined {
    const known = this.#enums.get(home.name);
    const values = definitionOf(home).enum;
    if (known || !values) return known;
    const type = new GraphQLEnumType({
      name: home.name,
      values: Object.fromEntries(values.map((value) => [value, {}])),
    });
    this.#enums.set(home.name, type);
    return type;
  }
}

const definitionOf = ({ package: from, definition }: Home): Definition =>
  contractOf(from).definitions[definition] ?? {};

/** A package may have a message of that name already. */
const inputName = ({ package: from, definition, name }: Home): string =>
  contractOf(from).definitions[`${definition}Input`] ? `${name}_Input` : `${name}Input`;
