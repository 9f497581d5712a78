import type { EventIdentity } from '../../shared/events.ts';
import type { Queryable } from '../../database/database.ts';
import type { Caller } from '../identity/caller.ts';
import type { Collaborators } from '../ports.ts';

/** Stands for whoever calls with a key of the shop and says of nobody that it is for them. */
export const KEY_APP_ID = '7c1e6f0a-52a4-4d43-9a5c-6c7d1b2f9e10';

interface IdentityParams {
  caller: Caller;
  /** The email address of the staff member on whose behalf a key calls. */
  actor: string | undefined;
  db: Queryable;
  collaborators: Collaborators;
  /** The ids of staff by email address, cached across calls. */
  known: Map<string, string>;
}

const MAX_KNOWN = 1000;

async function staffId({ actor, db, collaborators, known }: IdentityParams): Promise<string | undefined> {
  if (actor === undefined) return undefined;
  if (!known.has(actor)) {
    const found = (await collaborators.list(db)).find(({ email }) => email === actor);
    if (known.size >= MAX_KNOWN) known.clear();
    if (found) known.set(actor, found.id);
  }
  return known.get(actor);
}

/** The `identity` of an event. */
export async function actorOf(params: IdentityParams): Promise<EventIdentity> {
  const { caller } = params;
  switch (caller.kind) {
    case 'member':
      return { identityType: 'MEMBER', memberId: caller.memberId };
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: caller.visitorId };
    case 'anyone':
      return { identityType: 'UNKNOWN' };
    case 'api-key': {
      const wixUserId = await staffId(params);
      return wixUserId === undefined
        ? { identityType: 'APP', appId: caller.appId ?? KEY_APP_ID }
        : { identityType: 'WIX_USER', wixUserId };
    }
  }
}
