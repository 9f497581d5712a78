import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Match, OperationRecord } from '../contract/index.ts';
import type { Caller } from '../identity/caller.ts';
import type { AnyHandler } from '../service.ts';

/** What the server knows of a call besides the call itself. */
export interface CallSource {
  clientAddress?: string | undefined;
  /** Names the browser that a call comes from, where the server has given it a cookie. */
  device?: string | undefined;
}

/** What the links of the pipeline hand on to each other. */
export interface ExchangeEnv {
  Bindings: CallSource & {
    /** Chosen by name, such as by a document of GraphQL, where else the address says which. */
    operation?: OperationRecord;
  };
  Variables: {
    requestId: string;
    operation: OperationRecord;
    handler: AnyHandler;
    pathParams: Record<string, string>;
    /** How the call differs from those of today, where its route is of an earlier time. */
    older: Match['older'];
    caller: Caller;
    input: unknown;
  };
}

export type Exchange = HonoContext<ExchangeEnv>;
export type Link = MiddlewareHandler<ExchangeEnv>;
