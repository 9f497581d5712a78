import type { OperationRecord } from '../contract/index.ts';
import type { Budget } from './budget.ts';

export type Json = Record<string, unknown>;

/** What the resolvers of one request share. */
export interface Exec {
  /**
   * Sends an operation through the platform's pipeline, in the name of whoever sent the request.
   * @param place where in the answer its reply stands; tells the idempotency keys of one request apart
   * @throws a GraphQLError with the platform's envelope in its extensions
   */
  call: (operation: OperationRecord, input: Json, place: string) => Promise<Json>;
  /** The same below the root, where nobody knew before how often: it is paid for when it is called. */
  callNested: Exec['call'];
  budget: Budget;
}
