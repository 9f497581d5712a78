import { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayLink, Staff } from '../http/gateway-env.ts';

/** How long a sign-in, or a confirmation, lets a session do what is sensitive. */
const CONFIRM_MINUTES = 10;

const minutesOf = ({ confirmMinutes = CONFIRM_MINUTES }: Gateway): number => confirmMinutes;

/** The moment from which on it asks again. */
export const confirmedUntil = (gateway: Gateway, { confirmedAt }: Pick<Staff, 'confirmedAt'>): Date =>
  new Date(confirmedAt.getTime() + minutesOf(gateway) * 60_000);

/** 403: who is signed in has to show once more that it is them. The browser asks and sends the same request again. */
const confirmationRequired = (gateway: Gateway, { twoFactorEnabled }: Staff): PlatformError =>
  new PlatformError(403, 'Confirm that it’s you to make this change. Nothing was changed.', {
    code: 'CONFIRMATION_REQUIRED',
    data: { method: twoFactorEnabled ? 'CODE' : 'PASSWORD', minutes: minutesOf(gateway) },
  });

/**
 * Lets a sensitive request pass from a session that was confirmed a short time ago; a fresh sign-in is a confirmation.
 * Who is not signed in, or lacks the permission, is told so by the route.
 * @throws 403 CONFIRMATION_REQUIRED
 */
export const requireConfirmation =
  (
    gateway: Gateway,
    isSensitive: (c: GatewayContext) => boolean | Promise<boolean> = () => true,
  ): GatewayLink =>
  async (c, next) => {
    if (await isSensitive(c)) {
      const staff = await c.get('findStaff')();
      if (staff && confirmedUntil(gateway, staff) <= gateway.clock.now())
        throw confirmationRequired(gateway, staff);
    }
    await next();
  };
