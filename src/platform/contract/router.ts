import { operations } from './catalogue.ts';
import type { Alias, OperationRecord } from './schema.ts';

export interface Match {
  operation: OperationRecord;
  /** By REST path: `{ 'order.id': '…' }`. */
  pathParams: Record<string, string>;
  /** Where the call is of an earlier time: how it differs from today's. */
  older?: Differences;
}

type Differences = Pick<Alias, 'shape' | 'optional'>;

interface Leaf {
  operation: OperationRecord;
  names: string[];
  older?: Differences;
}

interface Node {
  literals: Map<string, Node>;
  parameter?: Node;
  /** What ends here, by method. Operations may name the same parameter differently. */
  leaves: Map<string, Leaf>;
}

const newNode = (): Node => ({ literals: new Map(), leaves: new Map() });
const parameterName = /^\{(.+)\}$/;

/** Literal segments win over parameters; an operation's own path over another's alias. */
export class Router {
  readonly #root = newNode();

  constructor(all: readonly OperationRecord[]) {
    for (const operation of all) this.#add(operation, operation.method, operation.path);
    for (const operation of all)
      for (const { method, path, ...older } of operation.aliases) this.#add(operation, method, path, older);
  }

  #add(operation: OperationRecord, method: string, path: string, older?: Differences): void {
    let node = this.#root;
    const names: string[] = [];
    for (const segment of segmentsOf(path)) {
      const name = parameterName.exec(segment)?.[1];
      if (name === undefined) {
        const next = node.literals.get(segment) ?? newNode();
        node.literals.set(segment, next);
        node = next;
      } else {
        names.push(name);
        node = node.parameter ??= newNode();
      }
    }
    if (!node.leaves.has(method)) node.leaves.set(method, { operation, names, ...(older && { older }) });
  }

  match(method: string, path: string): Match | undefined {
    const values: string[] = [];
    const leaf = walk(this.#root, method, segmentsOf(path), 0, values);
    if (!leaf) return undefined;
    const pathParams: Record<string, string> = {};
    for (const [index, name] of leaf.names.entries()) {
      const value = decode(values[index] ?? '');
      if (value === undefined) return undefined;
      pathParams[name] = value;
    }
    return { operation: leaf.operation, pathParams, ...(leaf.older && { older: leaf.older }) };
  }
}

function walk(
  node: Node,
  method: string,
  segments: string[],
  index: number,
  values: string[],
): Leaf | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.leaves.get(method);
  const literal = node.literals.get(segment);
  const found = literal && walk(literal, method, segments, index + 1, values);
  if (found || !node.parameter || segment === '') return found;
  values.push(segment);
  const below = walk(node.parameter, method, segments, index + 1, values);
  if (!below) values.pop();
  return below;
}

const segmentsOf = (path: string): string[] => path.replace(/^\/|\/$/g, '').split('/');

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

let router: Router | undefined;

/** Finds the operation a call means; the path is one of www.wixapis.com, without query. */
export const matchOperation = (method: string, path: string): Match | undefined =>
  (router ??= new Router(operations)).match(method, path);
