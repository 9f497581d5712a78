export type { OrderBillingApi, OrdersApi, OrderTransactionsApi } from './apis.ts';
export type { FieldViolation, ViolatedRule } from './errors.ts';
export type { EventEntry, OperationRecord, QueryField, QuerySpec, Route, SortSupport } from './schema.ts';
export type { Handler, Handlers, OperationName, Reply, Request, Wire } from './wire.ts';
