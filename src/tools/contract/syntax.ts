import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parsing only: no program, no checker. */
export const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('.mts') ? ts.ScriptKind.TS : ts.ScriptKind.JS,
  );

export type Tags = Record<string, string[]>;

/** `@tag text` lines above a declaration. Read from the text: the parser splits some of the values. */
export function tagsOf(node: ts.Node, source: ts.SourceFile): Tags {
  const tags: Tags = {};
  for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.pos) ?? []) {
    for (const [, tag, value] of source.text
      .slice(pos, end)
      .matchAll(/^[\s/*]*@(\w+)[ \t]*([^\n]*?)[ \t]*(?:\*\/)?$/gm)) {
      (tags[tag as string] ??= []).push(value as string);
    }
  }
  return tags;
}

/** The value of a literal expression or literal type; anything computed is undefined. */
export function literal(node: ts.Node | undefined): unknown {
  if (!node) return undefined;
  if (ts.isLiteralTypeNode(node)) return literal(node.literal);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (ts.isTupleTypeNode(node)) return node.elements.map(literal);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.filter(ts.isPropertyAssignment).map((p) => [nameOf(p.name), literal(p.initializer)]),
    );
  }
  if (ts.isTypeLiteralNode(node)) {
    return Object.fromEntries(
      node.members.filter(ts.isPropertySignature).map((p) => [nameOf(p.name), literal(p.type)]),
    );
  }
  return undefined;
}

export const nameOf = (name: ts.PropertyName | ts.EntityName | undefined): string =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : '';
