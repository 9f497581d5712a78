import type { Migration } from '../database/database.ts';
import type { Context } from './context.ts';

/** A handler after its types did their work: the pipeline only needs to call it. */
export type AnyHandler = (request: never, context: Context) => Promise<unknown>;

export interface ServiceDefinition {
  /** Folder name, such as `orders`; also the key of its migrations. */
  name: string;
  /** The contract's package, such as `ecom_orders`. */
  package: string;
  handlers: Readonly<Record<string, AnyHandler | undefined>>;
  migrations?: readonly Migration[];
}

/** Gives a literal its type; the handlers' own types are checked by `satisfies Handlers<…>` at the service. */
export const defineService = (definition: ServiceDefinition): ServiceDefinition => definition;
