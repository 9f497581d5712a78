import type { IdSource } from '../ports.ts';
import type { Link } from './exchange.ts';

const ACCEPTED = /^[\w.:-]{1,100}$/;

/** Every reply carries `x-wix-request-id`; one sent along by the gateway is kept so that logs can be joined. */
export const giveRequestId =
  (ids: IdSource): Link =>
  async (c, next) => {
    const sent = c.req.header('x-wix-request-id');
    const requestId = sent !== undefined && ACCEPTED.test(sent) ? sent : ids.guid();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-wix-request-id', requestId);
  };
