/** Who calls. An API key acts as an administrator of its site, within the permissions it was given. */
export type Caller =
  | {
      kind: 'api-key';
      siteId: string;
      permissions: '*' | readonly string[];
      /** Whose it is, where it is not the installation's own: the id of a key made since, or of a client on a server. */
      appId?: string;
      /** The visitor whose token came beside the key, as the SDK sends it to sign a member in. */
      onBehalfOf?: { visitorId: string };
    }
  | {
      kind: 'member';
      siteId: string;
      memberId: string;
      sessionId?: string;
      /** The authorization code it began with, which ends it when somebody tries it again. */
      codeId?: string;
      /** The OAuth client whose token it is, where one asked for it. */
      clientId?: string;
    }
  | { kind: 'visitor'; siteId: string; visitorId: string; clientId?: string }
  /** Nobody yet: only for what gives out identities. */
  | { kind: 'anyone'; siteId: string };

/** Whether it holds a permission of the shop: only API keys do. */
export const may = (caller: Caller, permission: string): boolean =>
  caller.kind === 'api-key' && (caller.permissions === '*' || caller.permissions.includes(permission));

/** Whether it may say on whose behalf it calls: only the installation's own key. */
export const speaksForStaff = (caller: Caller): boolean =>
  caller.kind === 'api-key' && caller.appId === undefined;
