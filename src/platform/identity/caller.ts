/** Who calls. An API key acts as an administrator of its site, within the permissions it was given. */
export type Caller =
  | { kind: 'api-key'; siteId: string; permissions: '*' | readonly string[] }
  | { kind: 'member'; siteId: string; memberId: string }
  | { kind: 'visitor'; siteId: string; visitorId: string };
