import { unauthenticated } from '../contract/errors.ts';
import { authorize, isOpenToAnyone } from '../identity/authorize.ts';
import type { Caller } from '../identity/caller.ts';
import { identify, type Credentials } from '../identity/identify.ts';
import type { Link } from './exchange.ts';

export const identifyCaller =
  (siteId: string, credentials: Credentials): Link =>
  async (c, next) => {
    const { headers } = c.req.raw;
    const caller: Caller =
      !headers.has('authorization') && isOpenToAnyone(c.get('operation'))
        ? { kind: 'anyone', siteId }
        : await identify(headers, credentials);
    if (caller.siteId !== siteId) throw unauthenticated('The access token belongs to another site.');
    authorize(caller, c.get('operation'));
    c.set('caller', caller);
    await next();
  };
