import type { Context, MiddlewareHandler } from 'hono';
import type { RoleName } from '../../shared/permissions.ts';

/** Who is signed in. */
export interface Staff {
  staffId: string;
  email: string;
  name: string;
  role: RoleName;
  permissions: readonly string[];
  twoFactorEnabled: boolean;
  /** Their role requires a second factor, which they have not turned on: until then they have no permissions. */
  lacksSecondFactor: boolean;
  sessionId: string;
  /** When they last showed that it is them: by signing in, or by confirming it since. */
  confirmedAt: Date;
}

/** What the links before a route hand on to it. */
export interface GatewayEnv {
  Variables: {
    requestId: string;
    /** Who is signed in; `requireStaff` is the way to ask. */
    findStaff: () => Promise<Staff | undefined>;
  };
}

export type GatewayContext = Context<GatewayEnv>;
export type GatewayLink = MiddlewareHandler<GatewayEnv>;
