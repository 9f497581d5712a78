import { findOperation } from '../../platform/contract/index.ts';
import { callPlatform } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const { path } = findOperation('ecom_current-cart.getCurrentCart');

interface CartError {
  details?: { applicationError?: { code?: string } };
}

/**
 * The platform's answer about the shopper's cart; that there is none yet is no failure to a page, which would show in
 * the browser's console on every first visit.
 */
export async function readCurrentCart(shopperFetch: PlatformFetch): Promise<Response> {
  const reply = await callPlatform(shopperFetch, { method: 'GET', path });
  if (reply.status !== 404) return reply;
  const body = (await reply.clone().json()) as CartError;
  return body.details?.applicationError?.code === 'OWNED_CART_NOT_FOUND' ? Response.json({}) : reply;
}
