import ts from 'typescript';
import type { QueryField, QuerySpec, SortSupport } from '../../platform/contract/schema.ts';
import { literal, nameOf } from './syntax.ts';

interface RawSpec {
  paging?: 'cursor' | 'offset';
  wql?: { fields?: string[]; operators?: string[] | '*'; sort?: SortSupport }[];
  searchable?: string[] | string;
  aggregatable?: string[] | string;
}

/** Operators the older chained builders offer, by method name. */
const builderOperators: Record<string, string> = {
  eq: '$eq',
  ne: '$ne',
  ge: '$gte',
  gt: '$gt',
  le: '$lte',
  lt: '$lt',
  startsWith: '$startsWith',
  endsWith: '$endsWith',
  contains: '$contains',
  hasSome: '$hasSome',
  hasAll: '$hasAll',
  in: '$in',
  exists: '$exists',
};

/** The SDK renames these at every depth. */
export const restPath = (path: string): string =>
  path.replace(/(^|\.)_(id|createdDate|updatedDate)(?=\.|$)/g, '$1$2');

export function readQuerySpecs(sources: readonly ts.SourceFile[]): Record<string, QuerySpec> {
  const specs: Record<string, QuerySpec> = {};
  const interfaces = sources.flatMap((source) => source.statements.filter(ts.isInterfaceDeclaration));
  for (const declaration of interfaces) {
    const name = declaration.name.text;
    if (/(?:Query|Search)Spec$/.test(name) && declaration.heritageClauses)
      specs[name] = fromSpec(declaration);
    else if (name.endsWith('QueryBuilder')) specs[name] = fromBuilder(declaration);
  }
  return specs;
}

function fromSpec(declaration: ts.InterfaceDeclaration): QuerySpec {
  const raw = Object.fromEntries(
    declaration.members
      .filter(ts.isPropertySignature)
      .map((member) => [nameOf(member.name), literal(member.type)]),
  ) as RawSpec;
  return {
    paging: raw.paging ?? 'cursor',
    fields: (raw.wql ?? []).flatMap(({ fields = [], operators = '*', sort = 'NONE' }) =>
      fields.map((field): QueryField => ({ field: restPath(field), operators, sort })),
    ),
    searchable: [raw.searchable ?? []].flat().map(restPath),
    aggregatable: [raw.aggregatable ?? []].flat().map(restPath),
  };
}

function fromBuilder(declaration: ts.InterfaceDeclaration): QuerySpec {
  const operators = new Map<string, string[]>();
  const sorts = new Map<string, Set<'ASC' | 'DESC'>>();
  let paging: QuerySpec['paging'] = 'cursor';
  for (const member of declaration.members) {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isFunctionTypeNode(member.type)) continue;
    const method = nameOf(member.name);
    if (method === 'skip') paging = 'offset';
    const fields = stringsOf(member.type.parameters[0]?.type).map(restPath);
    const operator = builderOperators[method];
    for (const field of fields) {
      if (operator) operators.set(field, [...(operators.get(field) ?? []), operator]);
      else if (method === 'ascending') sorts.set(field, (sorts.get(field) ?? new Set()).add('ASC'));
      else if (method === 'descending') sorts.set(field, (sorts.get(field) ?? new Set()).add('DESC'));
    }
  }
  const fields = [...new Set([...operators.keys(), ...sorts.keys()])].map((field): QueryField => {
    const sort = [...(sorts.get(field) ?? [])];
    return {
      field,
      operators: operators.get(field) ?? [],
      sort: sort.length === 2 ? 'BOTH' : (sort[0] ?? 'NONE'),
    };
  });
  return { paging, fields, searchable: [], aggregatable: [] };
}

/** The members of `'a' | 'b'` or `('a' | 'b')[]`. */
function stringsOf(type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(stringsOf);
  if (ts.isArrayTypeNode(type)) return stringsOf(type.elementType);
  if (ts.isParenthesizedTypeNode(type)) return stringsOf(type.type);
  if (ts.isTypeReferenceNode(type)) return (type.typeArguments ?? []).flatMap(stringsOf);
  const value = literal(type);
  return typeof value === 'string' ? [value] : [];
}
