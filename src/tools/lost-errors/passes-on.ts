import ts from 'typescript';
import { calledName, isFunction, walk, type FunctionNode } from './syntax.ts';

/** Functions that only read an error, or hand it out in another form. */
const READS = /^(?:toCallError|toKnown|String)$/;
/** A question to an error, such as `isMuted(thrown)`: its message does not get further. */
const QUESTION = /^(?:is|has)[A-Z]/;

/** From `toCallError(thrown as Error)` the whole of it, from `thrown` itself where nothing is around. */
function wrapped(node: ts.Node): ts.Node {
  const { parent } = node;
  const isWrap =
    ts.isAsExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression !== node && READS.test(calledName(parent)));
  return isWrap ? wrapped(parent) : node;
}

/** Whether one use of an error takes its message further. */
function isTold(use: ts.Node, body: ts.Node, seen: ReadonlySet<string>): boolean {
  const whole = wrapped(use);
  const { parent } = whole;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === whole)
    return /^(?:message|violations)$/.test(parent.name.text);
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword)
    return false;
  if (ts.isCallExpression(parent) && parent.expression !== whole) return !QUESTION.test(calledName(parent));
  if (ts.isVariableDeclaration(parent)) {
    if (ts.isIdentifier(parent.name))
      return !seen.has(parent.name.text) && passesOn(parent.name.text, body, seen);
    return /\b(?:message|violations)\b/.test(parent.name.getText());
  }
  return !ts.isParameter(parent);
}

/** Whether what is called `name` in `body` gets further than into questions about its kind. */
export function passesOn(name: string, body: ts.Node, seen: ReadonlySet<string> = new Set()): boolean {
  const passed = new Set([...seen, name]);
  let isPassed = false;
  walk(body, (node) => {
    if (!isPassed && ts.isIdentifier(node) && node.text === name && isUse(node))
      isPassed = isTold(node, body, passed);
  });
  return isPassed;
}

const isUse = (node: ts.Identifier): boolean =>
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isVariableDeclaration(node.parent) && node.parent.name === node);

/** Whether a function that is called with an error passes it on; one that is named somewhere else is taken to. */
export function handlesError(handler: ts.Node | undefined): boolean {
  if (!handler) return false;
  if (!isFunction(handler) && !ts.isMethodDeclaration(handler))
    return !(ts.isIdentifier(handler) && handler.text === 'undefined');
  const { parameters, body } = handler as FunctionNode;
  const name = parameters[0]?.name;
  return name !== undefined && body !== undefined && ts.isIdentifier(name) && passesOn(name.text, body);
}
