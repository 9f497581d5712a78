import { Hono } from 'hono';
import { desks } from '../../shared/desks/index.ts';
import {
  isWaitingDesk,
  waitingDesks,
  type WaitingCounts,
  type WaitingDesk,
} from '../../shared/desks/waiting-desks.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv, Staff } from '../http/gateway-env.ts';
import { requireStaff } from '../staff/session.ts';
import { waitingCounters } from './count-waiting.ts';

const permissionsOf = new Map<string, readonly string[]>(
  desks.map(({ name, rights }) => [name, rights.list]),
);

/** @throws 400 for a name that no desk with waiting records has */
function parseDesks(given: string | undefined): WaitingDesk[] {
  if (given === undefined) return [...waitingDesks];
  return given.split(',').map((name) => {
    if (isWaitingDesk(name)) return name;
    throw invalidField('desks', 'INVALID_ENUM_VALUE', `is not one of ${waitingDesks.join(', ')}`, {
      value: name,
      enumValues: [...waitingDesks],
    });
  });
}

const mayList = ({ permissions }: Staff, desk: WaitingDesk): boolean =>
  (permissionsOf.get(desk) ?? []).every((permission) => permissions.includes(permission));

/**
 * `/waiting?desks=orders,reviews`: how many records of each desk wait for a person, in one request. Without `desks` it
 * counts for all; a desk that the person may not open, or that cannot be counted, is absent.
 */
export function waitingRoutes(gateway: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  async function count(desk: WaitingDesk): Promise<WaitingCounts> {
    const { isExtension = false, count: counting } = waitingCounters[desk];
    if (isExtension && !gateway.embedded) return {};
    try {
      return { [desk]: await counting(gateway.platformFetch) };
    } catch (error) {
      // The page shows the other numbers nonetheless.
      gateway.logger.warn({ err: error, desk }, 'waiting records not counted');
      return {};
    }
  }

  app.get('/waiting', async (c) => {
    const staff = await requireStaff(c);
    const requested = parseDesks(c.req.query('desks')).filter((desk) => mayList(staff, desk));
    const counts = await Promise.all(requested.map(count));
    return c.json({ counts: Object.assign({}, ...counts) as WaitingCounts });
  });
  return app;
}
