export type Fields = { [name: string]: string | Fields };

/** What Stripe's library writes as `a[b][0]=c`, as objects; lists are objects by their numbers. */
export function readForm(body: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let place = fields;
    for (const part of path) {
      const inner = place[part];
      place = typeof inner === 'object' ? inner : (place[part] = {});
    }
    place[last] = value;
  }
  return fields;
}

export const group = (value: Fields[string] | undefined): Fields => (typeof value === 'object' ? value : {});

/** What Stripe answers in place of what was asked for. */
export class StripeError extends Error {
  readonly status: 400 | 401 | 402 | 404;
  readonly error: Record<string, unknown>;

  constructor(status: StripeError['status'], error: Record<string, unknown> & { message: string }) {
    super(error.message);
    this.status = status;
    this.error = { type: status === 402 ? 'card_error' : 'invalid_request_error', ...error };
  }
}

/** @throws StripeError for a parameter that Stripe does not have, which it rejects too */
export function only(fields: Fields, ...names: string[]): void {
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const message = `Received unknown parameter: ${unknown}`;
    throw new StripeError(400, { code: 'parameter_unknown', param: unknown, message });
  }
}

export function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new StripeError(400, {
    code: 'parameter_missing',
    param: name,
    message: `Missing required param: ${name}.`,
  });
}

export const optional = (fields: Fields, name: string): string | null =>
  typeof fields[name] === 'string' ? fields[name] : null;

export function units(fields: Fields, name: string): number {
  const value = text(fields, name);
  if (!/^\d{1,12}$/.test(value)) {
    throw new StripeError(400, {
      code: 'parameter_invalid_integer',
      param: name,
      message: `Invalid integer: ${value}`,
    });
  }
  return Number(value);
}

export const missing = (what: string, id: string, param = what): StripeError =>
  new StripeError(404, { code: 'resource_missing', param, message: `No such ${what}: '${id}'` });
