/** A browser's side of the gateway, without a socket: keeps cookies and says where it comes from. */
export class Browser {
  readonly #fetch: (request: Request) => Response | Promise<Response>;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(fetch: (request: Request) => Response | Promise<Response>, origin: string) {
    this.#fetch = fetch;
    this.#origin = origin;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** Cookies as another process behind the same address would be sent them. */
  keepCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#fetch(
      new Request(this.#origin + path, {
        method,
        headers: {
          origin: this.#origin,
          'sec-fetch-site': 'same-origin',
          ...(cookie !== '' && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body:
            typeof body === 'string' || body instanceof Uint8Array
              ? (body as BodyInit)
              : JSON.stringify(body),
        }),
      }),
    );
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  get = (path: string, headers?: Record<string, string>): Promise<Response> =>
    this.send('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Response> =>
    this.send('POST', path, body, headers);
  put = (path: string, body: unknown): Promise<Response> => this.send('PUT', path, body);

  signIn = (email: string, password: string): Promise<Response> =>
    this.post('/admin/api/auth/sign-in/email', { email, password });

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }
}
