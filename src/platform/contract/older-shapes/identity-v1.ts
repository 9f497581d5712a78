import { isObject } from '#shared/is-object.ts';
import type { Json, OlderShape } from './translation.ts';

const textIn = (value: unknown, name: string): string | undefined => {
  const field = isObject(value) ? value[name] : undefined;
  return typeof field === 'string' ? field : undefined;
};

/** The login address stood among the identifiers of the identity, or in its email. */
function addressOf(identity: Json): string | undefined {
  const { identifiers, email } = identity;
  const identifier = Array.isArray(identifiers)
    ? identifiers.find((one) => textIn(one, 'email') !== undefined)
    : undefined;
  return textIn(identifier, 'email') ?? textIn(email, 'address');
}

/** What travels of a request under its own name; nothing where it was not sent. */
const optional = (name: string, value: unknown): Json => (value === undefined ? {} : { [name]: value });

/** Replies listed the identifiers of the identity beside its email. */
function withIdentifiers(reply: Json): Json {
  const { identity } = reply;
  const email = isObject(identity) ? textIn(identity['email'], 'address') : undefined;
  return isObject(identity) && email !== undefined
    ? { ...reply, identity: { ...identity, identifiers: [{ email }] } }
    : reply;
}

export const registerV1: OlderShape = ({ identity: sent, inputs, captchaTokens }) => {
  const identity = isObject(sent) ? sent : {};
  const email = addressOf(identity);
  return {
    request: {
      ...(email !== undefined && { loginId: { email } }),
      ...optional('password', textIn(inputs, 'password')),
      ...optional('profile', identity['identityProfile']),
      ...optional('captchaTokens', captchaTokens),
    },
    reply: withIdentifiers,
  };
};

export const loginV1: OlderShape = ({ identifier, loginId, inputs, captchaTokens }) => {
  const email = textIn(identifier, 'email') ?? textIn(loginId, 'email');
  return {
    request: {
      ...(email !== undefined && { loginId: { email } }),
      ...optional('password', textIn(inputs, 'password')),
      ...optional('captchaTokens', captchaTokens),
    },
    reply: withIdentifiers,
  };
};
