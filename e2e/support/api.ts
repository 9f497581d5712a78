import type { APIRequestContext, APIResponse } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The gateway as a signed-in person sees it, over HTTP and without a page. */
export class Api {
  readonly #request: APIRequestContext;
  readonly #origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  send(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    return this.#request.fetch(`${this.#origin}${path}`, {
      method,
      headers: { origin: this.#origin, ...headers },
      ...(body === undefined ? {} : { data: body }),
    });
  }

  /** @throws when the server rejects. */
  async call<Reply>(method: Method, path: string, body?: unknown): Promise<Reply> {
    const response = await this.send(method, path, body);
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Reply;
  }

  platform<Reply>(method: Method, path: string, body?: unknown): Promise<Reply> {
    return this.call<Reply>(method, `/admin/wixapis${path}`, body);
  }
}
