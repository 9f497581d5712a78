/** Who calls. An API key acts as an administrator of its site. */
export type Caller =
  | { kind: 'api-key'; siteId: string; keyId: string }
  | { kind: 'app'; siteId: string; appId: string; instanceId: string }
  | { kind: 'member'; siteId: string; memberId: string }
  | { kind: 'visitor'; siteId: string; visitorId: string };
