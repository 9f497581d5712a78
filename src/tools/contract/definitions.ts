import ts from 'typescript';
import type { Bounds, Definition, Field, ScalarType } from '../../platform/contract/schema.ts';
import { literal, nameOf, tagsOf, type Tags } from './syntax.ts';

const scalars: Record<string, ScalarType> = { Date: 'timestamp', Uint8Array: 'bytes' };
const keywords = new Map<ts.SyntaxKind, ScalarType>([
  [ts.SyntaxKind.StringKeyword, 'string'],
  // Which numbers may have a fraction is told by the SDK's float conversions, see `numbers.ts`.
  [ts.SyntaxKind.NumberKeyword, 'integer'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
  [ts.SyntaxKind.AnyKeyword, 'any'],
  [ts.SyntaxKind.UnknownKeyword, 'any'],
]);
const numericTags = ['maxLength', 'minLength', 'maxSize', 'minSize', 'max', 'min'] as const;

export interface Declarations {
  definitions: Record<string, Definition>;
  /** Per operation: its request and reply messages, and the request's non-optional fields. */
  operations: Record<string, { request: string; reply: string }>;
  mandatory: Record<string, string[]>;
}

export function readDeclarations(source: ts.SourceFile): Declarations {
  const reader = new Reader(source);
  for (const statement of source.statements) reader.read(statement);
  return reader.finish();
}

class Reader {
  readonly #source: ts.SourceFile;
  readonly #aliases = new Map<string, ts.TypeNode>();
  readonly #interfaces = new Map<string, ts.InterfaceDeclaration>();
  readonly #result: Declarations = { definitions: {}, operations: {}, mandatory: {} };

  constructor(source: ts.SourceFile) {
    this.#source = source;
  }

  read(statement: ts.Statement): void {
    if (ts.isInterfaceDeclaration(statement)) this.#interfaces.set(statement.name.text, statement);
    else if (ts.isTypeAliasDeclaration(statement)) this.#aliases.set(statement.name.text, statement.type);
    else if (ts.isEnumDeclaration(statement)) {
      this.#result.definitions[statement.name.text] = { enum: statement.members.map(enumValue) };
    } else if (ts.isFunctionDeclaration(statement) && statement.name && statement.type) {
      this.#readOperation(statement.name.text, statement.type);
    }
  }

  #readOperation(name: string, type: ts.TypeNode): void {
    if (!ts.isTypeReferenceNode(type) || nameOf(type.typeName) !== '__PublicMethodMetaInfo') return;
    const [, , , request, , reply] = type.typeArguments ?? [];
    this.#result.operations[name] = { request: referenceName(request), reply: referenceName(reply) };
  }

  finish(): Declarations {
    for (const [name, declaration] of this.#interfaces) this.#readInterface(name, declaration);
    return this.#result;
  }

  #readInterface(name: string, declaration: ts.InterfaceDeclaration): void {
    const fields: Record<string, Field> = {};
    const mandatory: string[] = [];
    for (const member of declaration.members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const field = nameOf(member.name);
      fields[field] = { ...this.#typeOf(member.type, field), ...boundsOf(tagsOf(member, this.#source)) };
      if (!member.questionToken) mandatory.push(field);
    }
    const oneOf = this.#groupsOf(name, declaration);
    this.#result.definitions[name] = { fields, ...(Object.keys(oneOf).length > 0 && { oneOf }) };
    if (mandatory.length > 0) this.#result.mandatory[name] = mandatory;
  }

  /** `interface Activity extends ActivityContentOneOf` declares the group `content`. */
  #groupsOf(name: string, declaration: ts.InterfaceDeclaration): Record<string, string[]> {
    const groups: Record<string, string[]> = {};
    for (const { expression } of (declaration.heritageClauses ?? []).flatMap((clause) => clause.types)) {
      const parent = ts.isIdentifier(expression) ? expression.text : '';
      const members = this.#interfaces.get(parent)?.members.filter(ts.isPropertySignature);
      const words = parent.replace(/OneOf$/, '').slice(parent.startsWith(name) ? name.length : 0);
      if (members)
        groups[words.charAt(0).toLowerCase() + words.slice(1)] = members.map((member) => nameOf(member.name));
    }
    return groups;
  }

  #typeOf(type: ts.TypeNode, field: string): Field {
    const scalar = keywords.get(type.kind);
    if (scalar) return { type: scalar };
    if (ts.isArrayTypeNode(type)) {
      const item = this.#typeOf(type.elementType, field);
      const isMask = /^(?:fieldMask|mask|.*FieldMask)$/.test(field) && item.type === 'string';
      return isMask ? { type: 'fieldMask' } : { ...item, array: true };
    }
    if (ts.isUnionTypeNode(type)) return this.#unionOf(type, field);
    if (ts.isLiteralTypeNode(type)) return { type: 'string' };
    if (ts.isTypeReferenceNode(type)) return this.#referenceOf(type, field);
    throw new Error(
      `${this.#source.fileName}: no rule for the type of ${field}: ${ts.SyntaxKind[type.kind]}`,
    );
  }

  #unionOf(type: ts.UnionTypeNode, field: string): Field {
    const members = type.types.filter((member) => !isNull(member));
    const named = members.find((member) => !ts.isLiteralTypeNode(member)) ?? members[0];
    if (!named) throw new Error(`${this.#source.fileName}: an empty union at ${field}`);
    return this.#typeOf(named, field);
  }

  #referenceOf(type: ts.TypeReferenceNode, field: string): Field {
    const name = nameOf(type.typeName);
    if (name === 'Record') {
      const value = this.#typeOf(type.typeArguments?.[1] as ts.TypeNode, field);
      return value.type === 'any' ? { type: 'struct' } : { ...value, map: true };
    }
    const scalar = scalars[name];
    if (scalar) return { type: scalar };
    const alias = this.#aliases.get(name);
    return alias ? this.#typeOf(alias, field) : { ref: name };
  }
}

const enumValue = (member: ts.EnumMember): string => {
  const value = literal(member.initializer);
  return typeof value === 'string' ? value : nameOf(member.name);
};

const isNull = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword);

const referenceName = (type: ts.TypeNode | undefined): string =>
  type && ts.isTypeReferenceNode(type) ? nameOf(type.typeName) : '';

function boundsOf(tags: Tags): Bounds & Pick<Field, 'readonly' | 'immutable'> {
  const bounds: Bounds & Pick<Field, 'readonly' | 'immutable'> = {};
  for (const tag of numericTags) {
    const text = tags[tag]?.[0];
    if (text !== undefined) bounds[tag] = Number(text);
  }
  if (tags['format']) bounds.format = tags['format'][0] as string;
  if (tags['decimalValue']) {
    bounds.format = 'DECIMAL_VALUE';
    bounds.decimal = {};
    for (const [, key, value] of (tags['decimalValue'][0] as string).matchAll(/(\w+):(-?[\d.]+)/g)) {
      bounds.decimal[key as 'gte'] = Number(value);
    }
  }
  if (tags['readonly']) bounds.readonly = true;
  if (tags['immutable']) bounds.immutable = true;
  return bounds;
}
