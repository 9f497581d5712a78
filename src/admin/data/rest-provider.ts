import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils } from 'ra-core';
import { confirmedFetch } from '../../wix/confirmed-fetch.ts';
import { toCallError } from '../../wix/errors.ts';
import { failureOf } from '../access/call-api.ts';

/** Staff, invitations, audit log, saved views and jobs: the gateway's own resources, in the simple-rest dialect. */
async function request(url: string, { headers, ...options }: fetchUtils.Options = {}) {
  const sent = new Headers(headers);
  sent.set('accept', 'application/json');
  if (options.body) sent.set('content-type', 'application/json');
  try {
    const response = await confirmedFetch(() => fetch(url, { ...options, headers: sent }));
    const body = await response.text();
    const json = body === '' ? undefined : (JSON.parse(body) as unknown);
    if (!response.ok) throw failureOf(response, json);
    return { status: response.status, headers: response.headers, body, json };
  } catch (thrown) {
    throw toCallError(thrown, options.signal ?? undefined);
  }
}

export const restProvider: DataProvider = { ...simpleRest('/admin/api', request), supportAbortSignal: true };
