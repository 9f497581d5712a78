import type { RedirectsApi, Request } from '#platform/contract/index.ts';
import type { ChallengeMethod } from '../../identity/oauth/public.ts';

export type CreateRequest = Request<RedirectsApi, 'createRedirectSession'>;

/** Where the pages lead a shopper back to. */
export type Callbacks = Record<string, string>;

/** Whom the redirect takes along. */
export interface Identity {
  visitorId?: string;
  memberId?: string;
  sessionId?: string;
  codeId?: string;
}

export const RESPONSE_MODES = ['query', 'fragment', 'web_message'] as const;
export type ResponseMode = (typeof RESPONSE_MODES)[number];

/** A sign-in that an app asked for, checked. */
export interface Authorization {
  clientId: string;
  responseMode: ResponseMode;
  redirectUri?: string;
  /** It names neither redirect URI nor verifier of the app: those come with the request of the endpoint. */
  isEndpointOnly?: true;
  scope: string;
  state?: string;
  challenge: string;
  challengeMethod: ChallengeMethod;
  prompt?: string;
  /** Of a member who proved to be one already. */
  sessionId?: string;
}

export interface RedirectSession {
  id: string;
  intent: string;
  /** Of the shop, where the redirect leads to one: `/products/print`. */
  page?: { path: string; query: Record<string, string> };
  authorization?: Authorization;
  callbacks: Callbacks;
  /** Appended to the page's address. */
  query: Record<string, string>;
  identity: Identity;
}
