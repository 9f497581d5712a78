import ts from 'typescript';
import { handlesError } from './passes-on.ts';
import {
  calledName,
  importsOf,
  isFunction,
  parseAll,
  propertyOf,
  walk,
  type FunctionNode,
  type Sources,
} from './syntax.ts';

const LIBRARY_NAMES = 'useMutation|useCreate|useUpdate|useDelete|useUpdateMany|useDeleteMany';
const LIBRARY = new RegExp(`^(?:${LIBRARY_NAMES})$`);
const ERROR = /^(?:error|isError|failureReason)$/;

/** The hooks that hand a mutation out, each with the properties that it has it under; `''` where it is the mutation. */
type Hooks = Map<string, Set<string>>;

/** What becomes of a mutation where it is used. */
interface Uses {
  displayed: boolean;
  /** It is sent off without a handler, and nobody waits for it. */
  isFired: boolean;
  /** Handed out by the hook around, whole or under that property. */
  returned: Set<string>;
}

const bodyOf = (node: ts.Node): ts.Node => {
  let scope = node;
  while (!ts.isSourceFile(scope) && !isNamed(scope)) scope = scope.parent;
  return scope;
};

const nameOf = (node: FunctionNode): string | undefined =>
  node.name?.text ??
  (ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name)
    ? node.parent.name.text
    : undefined);

const isNamed = (node: ts.Node): node is FunctionNode => isFunction(node) && nameOf(node) !== undefined;

/** The hook that returns the node as it is, or in an object. */
function returnedBy(node: ts.Node): { hook: string; property: string } | undefined {
  let property = '';
  let at = node;
  for (;;) {
    const { parent } = at;
    if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) {
      if (property === '') property = parent.name.getText();
      at = parent;
    } else if (
      ts.isObjectLiteralExpression(parent) ||
      ts.isSpreadAssignment(parent) ||
      ts.isParenthesizedExpression(parent) ||
      ts.isAsExpression(parent)
    )
      at = parent;
    else if (ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === at)) {
      const around = bodyOf(parent);
      const hook = isNamed(around) ? nameOf(around) : undefined;
      return hook?.startsWith('use') ? { hook, property } : undefined;
    } else return undefined;
  }
}

/** A call of `mutate` that says what happens when it fails. */
const isHandled = (call: ts.Node): boolean =>
  ts.isCallExpression(call) && handlesError(propertyOf(call.arguments[1], 'onError'));

function noteMember(member: string, access: ts.Node, uses: Uses): void {
  if (ERROR.test(member)) uses.displayed = true;
  else if (member === 'mutate' && !isHandled(access.parent)) uses.isFired = true;
}

/** Notes what one expression that is the mutation is used for. */
function noteUse(node: ts.Node, uses: Uses): void {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node)
    return noteMember(parent.name.text, parent, uses);
  if (ts.isVariableDeclaration(parent)) return noteBinding(parent.name, parent, uses);
  if (ts.isExpressionStatement(parent)) return;
  const returned = returnedBy(node);
  if (returned) uses.returned.add(returned.property);
  // It is passed on whole, with its error.
  else uses.displayed = true;
}

function identifiers(name: string, scope: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  walk(scope, (node) => {
    if (!ts.isIdentifier(node) || node.text !== name) return;
    const { parent } = node;
    const isNameOnly =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      (ts.isPropertyAssignment(parent) && parent.name === node) ||
      (ts.isVariableDeclaration(parent) && parent.name === node) ||
      ts.isBindingElement(parent);
    if (!isNameOnly) found.push(node);
  });
  return found;
}

function noteBinding(name: ts.BindingName, declaration: ts.Node, uses: Uses): void {
  const scope = bodyOf(declaration);
  if (ts.isIdentifier(name)) {
    for (const use of identifiers(name.text, scope)) noteUse(use, uses);
    return;
  }
  if (ts.isArrayBindingPattern(name)) {
    // react-admin's: what is sent and waited for, or handled, throws or says so by itself.
    const text = scope.getText();
    uses.displayed ||= /\b(?:returnPromise: true|onError)\b|\b(?:error|isError)\b/.test(text);
    uses.isFired = true;
    return;
  }
  for (const element of name.elements) {
    if (!ts.isIdentifier(element.name)) continue;
    if (element.dotDotDotToken) noteBinding(element.name, declaration, uses);
    const member = (element.propertyName ?? element.name).getText();
    if (ERROR.test(member)) uses.displayed = true;
    if (member === 'mutate')
      for (const use of identifiers(element.name.text, scope))
        if (!isHandled(use.parent)) uses.isFired = true;
  }
}

/** The expressions that are the mutation which a hook has under a property. */
function membersOf(call: ts.CallExpression, property: string): ts.Node[] {
  const { parent } = call;
  if (!ts.isVariableDeclaration(parent)) return [];
  const scope = bodyOf(parent);
  if (ts.isIdentifier(parent.name))
    return identifiers(parent.name.text, scope).flatMap((use): ts.Node[] =>
      ts.isPropertyAccessExpression(use.parent)
        ? use.parent.name.text === property
          ? [use.parent]
          : []
        : [use],
    );
  if (!ts.isObjectBindingPattern(parent.name)) return [];
  return parent.name.elements.flatMap((element) => {
    const isIt = (element.propertyName ?? element.name).getText() === property;
    return isIt && ts.isIdentifier(element.name) ? identifiers(element.name.text, scope) : [];
  });
}

function usesOf(call: ts.CallExpression, property: string): Uses {
  const uses: Uses = { displayed: false, isFired: false, returned: new Set() };
  if (property === '') noteUse(call, uses);
  else for (const node of membersOf(call, property)) noteUse(node, uses);
  return uses;
}

/** All calls of hooks that hand out a mutation, each with the property that it stands under. */
function* callsOf(files: readonly ts.SourceFile[], hooks: Hooks) {
  for (const source of files) {
    const imports = importsOf(source);
    const calls: ts.CallExpression[] = [];
    walk(source, (node) => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) calls.push(node);
    });
    for (const call of calls) {
      const name = calledName(call);
      const imported = imports.get(name);
      const isLibrary = LIBRARY.test(name) && imported === undefined;
      if (isLibrary && handlesError(propertyOf(call.arguments.at(-1), 'onError'))) continue;
      const properties = isLibrary ? [''] : (hooks.get(imported ?? `${source.fileName}#${name}`) ?? []);
      for (const property of properties) yield { source, call, property };
    }
  }
}

/** The mutations whose error nobody displays: `path: hook`, from wherever the last hook that hands it out is called. */
export function lostMutations(sources: Sources): string[] {
  const hooks: Hooks = new Map();
  let files: ts.SourceFile[] = [];
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    const names = [...hooks.keys()].map((key) => key.split('#')[1]);
    files = parseAll(sources, new RegExp(String.raw`\b(?:${[LIBRARY_NAMES, ...names].join('|')})\s*[(<]`));
    for (const { source, call, property } of callsOf(files, hooks))
      for (const returned of usesOf(call, property).returned) {
        const around = bodyOf(call);
        const key = `${source.fileName}#${isNamed(around) ? nameOf(around) : ''}`;
        const known = hooks.get(key) ?? new Set();
        isGrowing ||= !known.has(returned);
        hooks.set(key, known.add(returned));
      }
  }
  return [...callsOf(files, hooks)].flatMap(({ source, call, property }) => {
    const { displayed, isFired, returned } = usesOf(call, property);
    const isLost = isFired && !displayed && returned.size === 0;
    return isLost ? [`${source.fileName}: ${[calledName(call), property].filter(Boolean).join('.')}`] : [];
  });
}
