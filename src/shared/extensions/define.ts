import type { z } from 'zod';

interface AuditNames {
  /** The name of the entry, where entries were released under another one than that of the operation. */
  name?: string;
  /** Displayed as `counterpart.<entityType>`. */
  entityType: string;
}

/** How an entity is read before it changes. */
export interface EntityRead<Request> {
  /** The operation that reads it. */
  operation: string;
  request: (request: Request) => object;
  /** The entity in the response of that operation. */
  entity: (response: never, request: Request) => unknown;
}

interface EntityAudit<Request, Response> extends AuditNames {
  /** Each of several entities has an entry of its own. */
  entityId: (request: Request, response: Response) => string | readonly string[];
  before?: EntityRead<Request>;
  /** The entity after the change, without secrets. */
  after?: (response: Response, request: Request) => unknown;
}

interface SettingsAudit extends AuditNames {
  /** The id of the settings, where entries were released with another one than `settings`. */
  entityId?: string;
  /** The operation that reads the settings: the entry keeps each field that changed, old and new. */
  settingsRead: string;
}

/** What an audit entry keeps of a change that succeeded. */
export type ExtensionAudit<Request, Response> = EntityAudit<Request, Response> | SettingsAudit;

interface Common<Request extends z.ZodType, Response extends z.ZodType> {
  /** The permission that staff and API keys need; of several they need each. */
  permission: string | readonly string[];
  request: Request;
  response: Response;
  /** The size of the largest request, in characters, where it is more than that of others. */
  maxLength?: number;
  /** The response is for somebody who is typing: one that takes longer than a few seconds is of no use (504 TOO_SLOW). */
  isPreview?: true;
}

/** An operation that the contract lacks and that changes nothing. */
export interface ReadExtension<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends Common<Request, Response> {
  isRead: true;
}

/** An operation that the contract lacks and that changes something. */
export interface ChangeExtension<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends Common<Request, Response> {
  isRead: false;
  audit: ExtensionAudit<z.output<Request>, z.output<Response>>;
}

// A definition is looked up by its name, and each has types of its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type Extension = ReadExtension<any, any> | ChangeExtension<any, any>;

/** Operations beyond the contract, by name: that of the audit entry and of the path `/extensions/<name>`. */
export type Extensions = Readonly<Record<string, Extension>>;

export type ExtensionRequest<Of extends Extension> = z.input<Of['request']>;
export type ExtensionResponse<Of extends Extension> = z.output<Of['response']>;

export const readExtension = <Request extends z.ZodType, Response extends z.ZodType>(
  definition: Common<Request, Response>,
): ReadExtension<Request, Response> => ({ ...definition, isRead: true });

export const changeExtension = <Request extends z.ZodType, Response extends z.ZodType>(
  definition: Omit<ChangeExtension<Request, Response>, 'isRead'>,
): ChangeExtension<Request, Response> => ({ ...definition, isRead: false });

export const permissionsOf = ({ permission }: Extension): readonly string[] =>
  typeof permission === 'string' ? [permission] : permission;

/** Where the platform serves an operation; the gateway's path is `/admin/api/extensions/<name>`. */
export const extensionPath = (name: string): string => `/hosted/extensions/${name}`;
