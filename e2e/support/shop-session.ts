import type { Page } from '@playwright/test';

/** The OAuth client of the demo store's own shop. */
export const SHOP_CLIENT = 'b2d94f6e-31c7-4f0a-8e55-0c7a9d36f118';

interface TokenReply {
  access_token: string;
  refresh_token: string;
  expires_in: number | string;
}

/** The platform as the shop's own pages call it: for arranging what a shopper has before a journey begins. */
export class ShopSession {
  readonly #page: Page;
  readonly #shop: string;
  #accessToken: string;

  private constructor(page: Page, shop: string, accessToken: string) {
    this.#page = page;
    this.#shop = shop;
    this.#accessToken = accessToken;
  }

  /**
   * The shopper whom the browser of this page remembers, or a new visitor. The page stays at a file without a script.
   * @param at of another server than the worker's
   */
  static async open(page: Page, at = ''): Promise<ShopSession> {
    await page.goto(`${at}/robots.txt`);
    const shop = new URL(page.url()).origin;
    const stored = await page.evaluate(() => localStorage.getItem('shopper.tokens'));
    if (stored !== null)
      return new ShopSession(page, shop, (JSON.parse(stored) as { accessToken: string }).accessToken);
    const session = new ShopSession(page, shop, '');
    await session.signIn({ grantType: 'anonymous' }, 'visitor');
    return session;
  }

  /** A GET without data, a POST with them. @throws when the platform rejects the call */
  async call<Reply>(path: string, data?: object): Promise<Reply> {
    const reply = await this.#page.request.fetch(`${this.#shop}/wixapis${path}`, {
      method: data === undefined ? 'GET' : 'POST',
      ...(data !== undefined && { data }),
      headers: { origin: this.#shop, ...(this.#accessToken && { authorization: this.#accessToken }) },
    });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }

  /** Exchanges the grant for tokens, and stores them where every page of the shop finds them. */
  async signIn(grant: object, role: 'visitor' | 'member'): Promise<void> {
    const tokens = await this.call<TokenReply>('/oauth2/token', { clientId: SHOP_CLIENT, ...grant });
    this.#accessToken = tokens.access_token;
    const stored = {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
      expiresAt: Math.floor(Date.now() / 1000) + Number(tokens.expires_in),
      role,
    };
    await this.#page.evaluate((text) => localStorage.setItem('shopper.tokens', text), JSON.stringify(stored));
  }
}
