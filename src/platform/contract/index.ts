export type * from './apis.ts';
export { callsBeyondSdk } from './beyond-sdk/index.ts';
export {
  contractOf,
  entryOf,
  eventTypes,
  findOperation,
  operations,
  querySpec,
  repliesRaw,
} from './catalogue.ts';
export { checkReply } from './check-reply.ts';
export { completeReply, completionOf } from './complete-reply.ts';
export { checkRequest } from './check-request.ts';
export { decodeRequest } from './decode.ts';
export { emptyAnswer, notInstalled } from './not-installed.ts';
export { retiredFrom } from './older-routes.ts';
export { olderShapes } from './older-shapes/index.ts';
export { parseQueryText, parseSortText } from './older-shapes/query-text.ts';
export { violationCodes } from './overrides.ts';
export { decodeReply, encodeReply, RawJson, type Completion } from './raw-json.ts';
export { matchOperation, type Match } from './router.ts';
export type { FieldViolation, ViolatedRule } from './errors.ts';
export type {
  Definition,
  EntityFqdn,
  EventEntry,
  EventSlug,
  Field,
  OperationRecord,
  QueryField,
  QuerySpec,
  Route,
  SortSupport,
} from './schema.ts';
export type { Handler, Handlers, OperationName, Reply, Request, ApiType } from './api-type.ts';
