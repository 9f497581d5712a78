import ts from 'typescript';
import { handlesError, passesOn } from './passes-on.ts';
import { calledName, parseAll, walk, type Sources } from './syntax.ts';

/** What changes nothing on a server: there is nothing that a person typed and could lose. */
const READS =
  /^(?:read|load|preload|get|fetch|find|look|list|query|count|search|import|check|session|links|offers|preview|quote|json|text|all|allSettled|race|resolve|bringUpToDate|acceptHandover|settle|takeTurn)/i;
/** Of the language, of the browser, or around what is called. */
const LOCAL =
  /^(?:parse|isArray|map|mapValues|filter|slice|toString|toSorted|join|values|of|at|use|then|catch|finally|timeout|writeText|structuredClone|decodeURIComponent|mount|wanted|call|request|requestPermission|useT|t|set[A-Z]\w*|on[A-Z]\w*)$/;

const isChange = (name: string): boolean => name !== '' && !READS.test(name) && !LOCAL.test(name);

/** What is called in a guarded piece of code and waited for. */
function awaited(node: ts.Node): string[] {
  const names: string[] = [];
  walk(node, (one) => {
    if ((ts.isAwaitExpression(one) || ts.isReturnStatement(one)) && one.expression)
      walk(one.expression, (inner) => {
        if (ts.isCallExpression(inner)) names.push(calledName(inner));
      });
  });
  return names;
}

function called(node: ts.Node): string[] {
  const names: string[] = [];
  walk(node, (one) => {
    if (ts.isCallExpression(one)) names.push(calledName(one));
  });
  return names;
}

/** What the node swallows: the changes whose error it catches and takes no further. */
function swallowed(node: ts.Node): string[] {
  if (ts.isCatchClause(node)) {
    const name = node.variableDeclaration?.name;
    if (name && ts.isIdentifier(name) && passesOn(name.text, node.block)) return [];
    return awaited(node.parent.tryBlock).filter(isChange);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  const isCatch = name.text === 'catch' && node.arguments.length === 1;
  const isBoth = name.text === 'then' && node.arguments.length === 2;
  if ((!isCatch && !isBoth) || handlesError(node.arguments.at(-1))) return [];
  return called(expression).filter(isChange);
}

/** The places that catch the error of a change and say nothing of it: `path: change`. */
export const swallowedErrors = (sources: Sources): string[] =>
  parseAll(sources, /\bcatch\b|\.then\(/).flatMap((source) => {
    const found: string[] = [];
    walk(source, (node) => {
      const changes = swallowed(node);
      if (changes.length > 0) found.push(`${source.fileName}: ${[...new Set(changes)].join(', ')}`);
    });
    return found;
  });
