import type { Definition, OperationEntry, PackageContract } from '../../platform/contract/schema.ts';
import { readAnnotations, type Annotation } from './annotations.ts';
import { applyConversions } from './conversions.ts';
import { readDeclarations, type Declarations } from './definitions.ts';
import { markNonNullable } from './non-nullable.ts';
import type { SourcePackage } from './packages.ts';
import { readQuerySpecs } from './query-specs.ts';
import { resolveRequired } from './required.ts';
import { readRoutes, type HttpOperation } from './routes.ts';
import { parse } from './syntax.ts';

/** Everything the platform needs to know of one package, without its prose. */
export function assemble(source: SourcePackage): PackageContract {
  const declarations = readDeclarations(parse(source.metaDeclarations));
  const routes = readRoutes(parse(source.metaModule));
  const sdk = source.sdkDeclarations.map(parse);
  const { operations: annotations, events } = readAnnotations(sdk);
  const operations: Record<string, OperationEntry> = {};
  for (const name of Object.keys(routes).sort()) {
    const http = routes[name] as HttpOperation;
    const shape = declarations.operations[name];
    if (!shape) throw new Error(`${source.name}.${name}: in the module, not in its declarations`);
    for (const side of ['request', 'reply'] as const) {
      applyConversions(
        declarations.definitions,
        shape[side],
        http.conversions.filter((c) => c.side === side),
      );
    }
    const { nonNullable = [] } = asTyped(source.name) ? (annotations.get(http.fqn) ?? {}) : {};
    const lost = markNonNullable(declarations.definitions, shape.reply, nonNullable);
    if (lost.length > 0)
      throw new Error(`${source.name}.${name}: no field of the reply is ${lost.join(', ')}`);
    operations[name] = describe(http, shape, declarations, annotations.get(http.fqn));
  }
  return {
    package: source.name,
    version: source.version,
    operations,
    definitions: reachable(declarations.definitions, operations),
    events,
    querySpecs: readQuerySpecs(sdk),
  };
}

/** What tokens are answered with follows RFC 7662, which has no empty fields, and not the declarations. */
const asTyped = (name: string): boolean => name !== 'identity_oauth';

function describe(
  http: HttpOperation,
  shape: { request: string; reply: string },
  { definitions, mandatory }: Declarations,
  annotation: Annotation | undefined,
): OperationEntry {
  const required = new Set(mandatory[shape.request]);
  const unresolved: string[] = [];
  for (const path of annotation?.required ?? []) {
    const resolved = resolveRequired(definitions, shape.request, path, http.path);
    if (resolved) required.add(resolved);
    else unresolved.push(path);
  }
  const list = (values: readonly string[] | undefined, key: string) =>
    values && values.length > 0 ? { [key]: values } : {};
  return {
    fqn: http.fqn,
    method: http.method,
    path: http.path,
    ...(!http.mapped && { unmapped: true as const }),
    ...list(http.aliases, 'aliases'),
    ...(http.fallbacks.length > 0 && { fallbacks: http.fallbacks }),
    ...(http.entity && { entity: http.entity }),
    ...shape,
    ...list([...required].sort(), 'required'),
    ...list(unresolved, 'unresolved'),
    ...list(annotation?.permissions, 'permissions'),
    ...list(annotation?.identities, 'identities'),
    ...list(annotation?.errors, 'errors'),
    ...list(annotation?.rules, 'rules'),
  };
}

/** Definitions that some request or reply leads to, sorted by name. */
function reachable(definitions: Record<string, Definition>, operations: Record<string, OperationEntry>) {
  const found = new Set<string>();
  const pending = Object.values(operations).flatMap(({ request, reply }) => [request, reply]);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    const definition = definitions[name];
    if (!definition) throw new Error(`${name} is not declared`);
    found.add(name);
    for (const { ref } of Object.values(definition.fields ?? {})) if (ref) pending.push(ref);
  }
  return Object.fromEntries([...found].sort().map((name) => [name, definitions[name] as Definition]));
}
