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

interface SettingsAudit<Response> extends AuditNames {
  /** The id of the settings, where entries were released with another one than `settings`. */
  entityId?: string;
  /** The operation that reads the settings: the entry keeps each field that changed, old and new. */
  settingsRead: string;
  /** What the entry keeps of one state beside the other, where whole fields are too much. */
  difference?: (state: Response, other: Response) => unknown;
}

/** What an audit entry keeps of a change that succeeded. */
export type ExtensionAudit<Request, Response> = EntityAudit<Request, Response> | SettingsAudit<Response>;

interface Shapes<Request extends z.ZodType, Response extends z.ZodType> {
  request: Request;
  response: Response;
  /** The size of the largest request, in characters, where it is more than that of others. */
  maxLength?: number;
}

interface Common<Request extends z.ZodType, Response extends z.ZodType> extends Shapes<Request, Response> {
  /** The permission that staff and API keys need; of several they need each. */
  permission: string | readonly string[];
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
  /** Staff must have confirmed a short time ago that it's them. */
  isSensitive?: true;
  /** The field of the request with a URL that the server will call: it must lead to the public internet. */
  outgoingUrl?: string;
}

/**
 * An operation that the contract lacks, for visitors and members. Its handler decides what belongs to the caller. The shop's own
 * key may call it, too; the gateway does not forward it.
 */
export interface ShopperExtension<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends Shapes<Request, Response> {
  /** A secret in the request, such as that of a link, takes the place of an access token. */
  provesCaller?: true;
}

// A definition is looked up by its name, and each has types of its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type Extension = ReadExtension<any, any> | ChangeExtension<any, any>;

// oxlint-disable-next-line typescript/no-explicit-any
type AnyShopperExtension = ShopperExtension<any, any>;
export type AnyExtension = Extension | AnyShopperExtension;

/** Operations beyond the contract, by name: that of the audit entry and of the path `/extensions/<name>`. */
export type Extensions = Readonly<Record<string, AnyExtension>>;

export type ExtensionRequest<Of extends AnyExtension> = z.input<Of['request']>;
export type ExtensionResponse<Of extends AnyExtension> = z.output<Of['response']>;

export const readExtension = <Request extends z.ZodType, Response extends z.ZodType>(
  definition: Common<Request, Response>,
): ReadExtension<Request, Response> => ({ ...definition, isRead: true });

export const changeExtension = <Request extends z.ZodType, Response extends z.ZodType>(
  definition: Omit<ChangeExtension<Request, Response>, 'isRead'>,
): ChangeExtension<Request, Response> => ({ ...definition, isRead: false });

export const shopperExtension = <Request extends z.ZodType, Response extends z.ZodType>(
  definition: ShopperExtension<Request, Response>,
): ShopperExtension<Request, Response> => definition;

/** None of what shoppers call. */
export function permissionsOf(extension: AnyExtension): readonly string[] {
  if (!('permission' in extension)) return [];
  const { permission } = extension;
  return typeof permission === 'string' ? [permission] : permission;
}

/** Where the platform serves an operation; the gateway's path is `/admin/api/extensions/<name>`. */
export const extensionPath = (name: string): `/hosted/extensions/${string}` => `/hosted/extensions/${name}`;
