import type { Context } from '#platform/context.ts';
import { clientOf } from '#platform/identity/attempts.ts';
import { digestOf } from '#shared/digest.ts';
import { networkOf } from '#shared/network.ts';
import { accountTables } from './tables.ts';

/** Where a member has signed in from before. A device is somebody's own; a network has others in it. */
export type KnownOrigin = { kind: 'device'; key: string } | { kind: 'network' };

interface Origin {
  kind: KnownOrigin['kind'];
  name: string;
}

/** The browser by its cookie, the app by its visitor, the network: an app elsewhere on the SDK has no cookie of ours. */
function originsOf({ device, clientAddress }: Context, visitorId: string | undefined): Origin[] {
  const origins: (Origin | undefined)[] = [
    device === undefined ? undefined : { kind: 'device', name: `device ${device}` },
    visitorId === undefined ? undefined : { kind: 'device', name: `visitor ${visitorId}` },
    clientAddress === undefined
      ? undefined
      : { kind: 'network', name: `network ${networkOf(clientAddress)}` },
  ];
  return origins.filter((origin) => origin !== undefined);
}

/** The member is part of it, so that the rows say nothing about members who share a network. */
const keyOf = (memberId: string, { name }: Origin): Promise<string> => digestOf(`${memberId} ${name}`);

/** The most certain of the known origins of a sign-in; undefined for a strange one. */
export async function findKnownOrigin(
  context: Context,
  memberId: string,
  visitorId: string | undefined,
): Promise<KnownOrigin | undefined> {
  const origins = originsOf(context, visitorId);
  if (origins.length === 0) return undefined;
  const keys = await Promise.all(origins.map((origin) => keyOf(memberId, origin)));
  const rows = await accountTables(context.db)
    .selectFrom('account_known_origins')
    .select('origin')
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .where('origin', 'in', keys)
    .execute();
  const known = new Set(rows.map(({ origin }) => origin));
  const index = keys.findIndex((key) => known.has(key));
  const [origin, key] = [origins[index], keys[index]];
  if (!origin || key === undefined) return undefined;
  return origin.kind === 'device' ? { kind: 'device', key } : { kind: 'network' };
}

/** Somebody signed in as this member from here. */
export async function rememberOrigins(
  context: Context,
  memberId: string,
  visitorId: string | undefined,
): Promise<void> {
  const origins = originsOf(context, visitorId);
  if (origins.length === 0) return;
  const now = context.clock.now();
  const keys = await Promise.all(origins.map((origin) => keyOf(memberId, origin)));
  await accountTables(context.db)
    .insertInto('account_known_origins')
    .values(
      // Always in this order, so that two sign-ins never wait for each other.
      keys
        .toSorted()
        .map((origin) => ({ site_id: context.siteId, member_id: memberId, origin, used_at: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'member_id', 'origin']).doUpdateSet({ used_at: now }),
    )
    .execute();
}

/** Attempts are counted by it: by a device that the member knows, else by the network. */
export const countedClient = (context: Context, origin: KnownOrigin | undefined): string =>
  origin?.kind === 'device' ? origin.key : clientOf(context);
