import type { Page, Request, Route } from '@playwright/test';

export const MESSAGES = {
  known: 'Rejected beside a field that the form has',
  unknown: 'Rejected for a field that no form has',
  nested: 'Rejected for the price of a line',
  application: 'Rejected as a whole by the shop',
} as const;

/** Requests of these paths change nothing, whatever their method. */
const READING =
  /\/extensions\/(?:query|count|aggregate|get|list|preview|sum|summarize|open|try)[A-Z]\w*$|\/(?:(?:query|search|count|aggregate|list|get|read|preview|estimate|calculate|lookup|find)(?:-[\w-]+)?|try|sample|quote|session|tokens?|access|events|check)$/i;

const isChange = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  return request.method() !== 'GET' && request.method() !== 'HEAD' && !READING.test(pathname);
};

/** The path of the first value in what was sent that was typed, or else of any: `taxGroup.name`. */
function pathIn(body: unknown, typed: string | undefined, path: readonly string[] = []): string | undefined {
  if (typeof body === 'string')
    return typed === undefined || body.trim() === typed.trim() ? path.join('.') : undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [name, value] of Object.entries(body)) {
    if (/^(?:id|revision|fieldMask|mask)$/.test(name)) continue;
    const found = pathIn(value, typed, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

const violation = (field: string, description: string) => ({
  field,
  description,
  violatedRule: 'OTHER',
  data: {},
});

/** What a server sends that rejects: three violations, or an error with nothing but a code and a message. */
function envelope(request: Request, asViolations: boolean, typed: string | undefined): object {
  if (!asViolations)
    return {
      message: MESSAGES.application,
      details: { applicationError: { code: 'REJECTED_BY_TEST', description: MESSAGES.application } },
    };
  let body: unknown;
  try {
    body = request.postDataJSON() as unknown;
  } catch {
    body = undefined;
  }
  const known = pathIn(body, typed) ?? pathIn(body, undefined) ?? 'name';
  const fieldViolations = [
    violation(known, MESSAGES.known),
    violation('somethingUnknown', MESSAGES.unknown),
    violation('lines[2].price', MESSAGES.nested),
  ];
  return { message: 'Rejected', details: { validationError: { fieldViolations } } };
}

/** Answers each change that the page sends with a rejection while it is `armed`. */
export class RejectingServer {
  /** How; nothing where changes go to the shop. */
  armed: 'violations' | 'application' | undefined;
  /** What was typed into the form; the known violation is about the field that holds it. */
  typed: string | undefined;
  /** The requests that were rejected. */
  readonly rejected: string[] = [];

  static async start(page: Page, path: RegExp): Promise<RejectingServer> {
    const server = new RejectingServer();
    await page.route(path, (route) => server.#answer(route));
    return server;
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    if (!this.armed || !isChange(request)) return route.fallback();
    this.rejected.push(`${request.method()} ${new URL(request.url()).pathname}`);
    return route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify(envelope(request, this.armed === 'violations', this.typed)),
    });
  }
}
