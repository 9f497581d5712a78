import ts from 'typescript';
import type { Route } from '../../platform/contract/schema.ts';
import { literal, nameOf } from './syntax.ts';

type Mappings = Record<string, { srcPath: string; destPath: string }[]>;

export interface Conversion {
  kind: 'float' | 'timestamp' | 'fieldMask' | 'bytes';
  side: 'request' | 'reply';
  path: string;
}

export interface HttpOperation {
  fqn: string;
  entity: string | undefined;
  method: string;
  path: string;
  /** False where the SDK knows no prefix on www.wixapis.com and sends the bare path. */
  mapped: boolean;
  aliases: string[];
  fallbacks: Route[];
  conversions: Conversion[];
}

/** Operations of a package as its `/meta` module would send them, by exported name. */
export function readRoutes(source: ts.SourceFile): Record<string, HttpOperation> {
  const functions = new Map<string, ts.FunctionDeclaration>();
  const exported = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement);
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name, propertyName } of statement.exportClause.elements) {
        exported.set(name.text, (propertyName ?? name).text);
      }
    }
  }
  const operations: Record<string, HttpOperation> = {};
  for (const [name, local] of exported) {
    const outer = functions.get(local);
    const inner = outer && functions.get(requestFactory(outer));
    if (inner) operations[name] = readOperation(inner, functions);
  }
  return operations;
}

/** Every request that a module of any SDK makes, whether it exports it by this name or not. */
export const readRequests = (source: ts.SourceFile): HttpOperation[] => {
  const declared = source.statements.filter(ts.isFunctionDeclaration);
  const functions = new Map(declared.map((each) => [textOf(each.name), each]));
  return declared.filter((each) => metadataOf(each)).map((each) => readOperation(each, functions));
};

/** `const getRequestOptions = getOrder(payload)` names the function that builds the request. */
function requestFactory(outer: ts.FunctionDeclaration): string {
  return (
    find(outer, (node) =>
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.name.text === 'getRequestOptions' &&
      node.initializer &&
      ts.isCallExpression(node.initializer)
        ? textOf(node.initializer.expression)
        : undefined,
    ) ?? ''
  );
}

const metadataOf = (outer: ts.FunctionDeclaration): ts.ObjectLiteralExpression | undefined =>
  find(outer, (node) =>
    ts.isVariableDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    node.name.text === 'metadata' &&
    node.initializer &&
    ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer
      : undefined,
  );

function readOperation(
  inner: ts.FunctionDeclaration,
  functions: Map<string, ts.FunctionDeclaration>,
): HttpOperation {
  const metadata = metadataOf(inner);
  if (!metadata) throw new Error(`${textOf(inner.name)}: no request metadata`);
  const plain = literal(metadata) as { entityFqdn?: string; method: string; methodFqn: string };
  const resolve = (node: ts.Expression | undefined) => resolveUrl(node, functions);
  const { path, mapped, aliases } = resolve(property(metadata, 'url'));
  const fallback = property(metadata, 'fallback');
  const fallbacks =
    fallback && ts.isArrayLiteralExpression(fallback)
      ? fallback.elements.filter(ts.isObjectLiteralExpression)
      : [];
  return {
    fqn: plain.methodFqn,
    entity: plain.entityFqdn,
    method: plain.method,
    path,
    mapped,
    aliases,
    fallbacks: fallbacks
      .map((entry) => ({
        method: (literal(entry) as Route).method,
        path: resolve(property(entry, 'url')).path,
      }))
      .filter((route) => route.method !== plain.method || route.path !== path),
    conversions: readConversions(inner),
  };
}

function resolveUrl(node: ts.Expression | undefined, functions: Map<string, ts.FunctionDeclaration>) {
  if (!node || !ts.isCallExpression(node)) throw new Error('a request without a resolved address');
  const { protoPath } = literal(node.arguments[0]) as { protoPath: string };
  const mappings = mappingsOf(functions.get(textOf(node.expression)));
  const paths = mappings
    .filter(({ destPath }) => protoPath.startsWith(destPath))
    .map(({ srcPath, destPath }) => srcPath + protoPath.slice(destPath.length));
  const [path = protoPath, ...aliases] = new Set(paths);
  return { path, mapped: paths.length > 0, aliases };
}

/** The SDK's own order of lookup for the host www.wixapis.com. */
function mappingsOf(resolver: ts.FunctionDeclaration | undefined): Mappings[string] {
  const mappings =
    resolver &&
    find(resolver, (node) =>
      ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === 'domainToMappings'
        ? (literal(node.initializer) as Mappings)
        : undefined,
    );
  for (const domain of ['www.wixapis.com', 'wixapis.com', '*.wixapis.com', '_']) {
    const found = mappings?.[domain];
    if (found) return found;
  }
  return [];
}

const conversionKinds = new Map<string, Conversion['kind']>(
  (['Float', 'Timestamp', 'FieldMask', 'Bytes'] as const).flatMap((word) => {
    const kind = `${word[0]?.toLowerCase()}${word.slice(1)}` as Conversion['kind'];
    return [
      [`transformSDK${word}ToREST${word}`, kind],
      [`transformREST${word}ToSDK${word}`, kind],
    ] as const;
  }),
);

function readConversions(inner: ts.FunctionDeclaration): Conversion[] {
  const conversions: Conversion[] = [];
  visit(inner, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const converter = property(node, 'transformFn');
    const kind = converter && conversionKinds.get(textOf(converter));
    if (!kind) return;
    const side = textOf(converter).startsWith('transformSDK') ? 'request' : 'reply';
    for (const { path } of literal(property(node, 'paths')) as { path: string }[])
      conversions.push({ kind, side, path });
  });
  return conversions;
}

const property = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  node.properties.filter(ts.isPropertyAssignment).find((p) => nameOf(p.name) === name)?.initializer;

const textOf = (node: ts.Node | undefined): string => (node && ts.isIdentifier(node) ? node.text : '');

function find<Found>(node: ts.Node, test: (node: ts.Node) => Found | undefined): Found | undefined {
  return test(node) ?? ts.forEachChild(node, (child) => find(child, test));
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}
