import ts from 'typescript';
import { sourceOf } from '../source-imports.ts';

/** Modules by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

const parsed = new Map<string, ts.SourceFile>();

/** Each module once, however often it is looked at: parsing them all takes seconds. */
function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(path, source);
  return source;
}

/** @param of what a module must say to be parsed at all */
export const parseAll = (sources: Sources, of: RegExp): ts.SourceFile[] =>
  [...sources].flatMap(([path, text]) => (of.test(text) ? parse(path, text) : []));

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

export const isFunction = (node: ts.Node | undefined): node is FunctionNode =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node));

/** The last step of what is called: `create` of `provider.create(…)`, `addWish` of `client.use(addWish)(…)`. */
export function calledName({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isIdentifier(expression)) return expression.text;
  const [operation] = ts.isCallExpression(expression) ? expression.arguments : [];
  return operation && ts.isIdentifier(operation) ? operation.text : '';
}

export const propertyOf = (
  node: ts.Node | undefined,
  name: string,
): ts.Expression | FunctionNode | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => property.name?.getText() === name);
  if (!found) return undefined;
  if (ts.isPropertyAssignment(found)) return found.initializer;
  if (ts.isShorthandPropertyAssignment(found)) return found.name;
  return ts.isMethodDeclaration(found) ? (found as unknown as FunctionNode) : undefined;
};

/** What the module's imports of others of ours are called: local name → `path#name`. */
export function importsOf(source: ts.SourceFile): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    const path = sourceOf(source.fileName, text);
    if (path === undefined || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, `${path}#${(propertyName ?? name).text}`);
  }
  return imports;
}
