import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { contractOf, declaredRequired, entryOf, operations } from '../../platform/contract/catalogue.ts';
import type { Definition } from '../../platform/contract/schema.ts';
import { resolveRequired } from '../contract/required.ts';
import { readDeclarations } from '../contract/definitions.ts';
import { parse, tagsOf } from '../contract/syntax.ts';

/** What the declarations of an installed package require. */
interface DeclaredPackage {
  /** `ecom_orders` */
  name: string;
  /** `@requiredField` of each function. */
  required: ReadonlyMap<string, readonly string[]>;
  /** Fields without a question mark, by message. */
  mandatory: Readonly<Record<string, readonly string[]>>;
  definitions: Readonly<Record<string, Definition>>;
}

/** Where packages of late 2024 have the functions of the SDK, and their messages. */
const FUNCTIONS = 'build/es/src/*.universal.d.ts';
const MESSAGES = 'build/es/src/*.types.d.ts';

function requiredIn(file: string): [string, string[]][] {
  const source = parse(file);
  return source.statements.flatMap((statement): [string, string[]][] =>
    ts.isFunctionDeclaration(statement) && statement.name
      ? [[statement.name.text, tagsOf(statement, source)['requiredField'] ?? []]]
      : [],
  );
}

function readPackage(folder: string): DeclaredPackage {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const files = (pattern: string): string[] =>
    globSync(pattern, { cwd: folder }).map((file) => join(folder, file));
  const declarations = files(MESSAGES).map((file) => readDeclarations(parse(file)));
  return {
    name: name.replace('@wix/', ''),
    required: new Map(files(FUNCTIONS).flatMap(requiredIn)),
    mandatory: Object.fromEntries(declarations.flatMap(({ mandatory }) => Object.entries(mandatory))),
    definitions: Object.fromEntries(declarations.flatMap(({ definitions }) => Object.entries(definitions))),
  };
}

/** Whether an earlier client could send the message that the field is in. */
function hasMessageOf({ definitions }: DeclaredPackage, request: string, field: string): boolean {
  let message: Definition | undefined = definitions[request];
  for (const segment of field.split('.').slice(0, -1)) {
    const ref: string | undefined = message?.fields?.[segment]?.ref;
    message = ref === undefined ? undefined : definitions[ref];
  }
  return message !== undefined;
}

/** Today's paths of what a function of an earlier time requires. */
function requiredPaths(declared: DeclaredPackage, name: string): ReadonlySet<string> {
  const { request, path } = entryOf({ package: declared.name, name });
  const { definitions } = contractOf(declared.name);
  const paths = (declared.required.get(name) ?? [])
    .filter((field) => field !== 'options' && field !== 'identifiers')
    .map((field) => resolveRequired(definitions, request, field, path));
  return new Set([...(declared.mandatory[request] ?? []), ...paths.filter((field) => field !== undefined)]);
}

/** By operation, what it requires today and packages in these folders do not. */
export function optionalFields(folders: readonly string[]): Record<string, string[]> {
  const declared = new Map(folders.map(readPackage).map((one) => [one.name, one]));
  const found = operations.flatMap(({ package: from, name }): [string, string[]][] => {
    const older = declared.get(from);
    if (!older?.required.has(name)) return [];
    const { request, path } = entryOf({ package: from, name });
    const before = requiredPaths(older, name);
    const fields = declaredRequired({ package: from, name }).filter(
      (field) => !before.has(field) && !path.includes(`{${field}}`) && hasMessageOf(older, request, field),
    );
    return fields.length === 0 ? [] : [[`${from}.${name}`, fields]];
  });
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
