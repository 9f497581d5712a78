import { findOperation } from '../../platform/contract/index.ts';
import type { shopperBackInStockExtensions } from '../../shared/extensions/back-in-stock.ts';
import type { shopperEmailExtensions } from '../../shared/extensions/email-consents.ts';
import type { shopperPersonalDataExtensions } from '../../shared/extensions/personal-data.ts';
import type { shopperWishlistExtensions } from '../../shared/extensions/wishlists.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import { callOperation } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const callExtension = extensionCaller<
  typeof shopperBackInStockExtensions &
    typeof shopperEmailExtensions &
    typeof shopperPersonalDataExtensions &
    typeof shopperWishlistExtensions
>();

/** The largest page of the contract's lists. */
const PAGE = 100;

interface Paged {
  pagingMetadata?: { cursors?: { next?: string | null } | null };
  metadata?: { cursors?: { next?: string | null } | null };
}

const nextOf = ({ pagingMetadata, metadata }: Paged): string | undefined =>
  (pagingMetadata ?? metadata)?.cursors?.next ?? undefined;

/** What a list has on all its pages. @param ask for one page */
async function all<Reply extends Paged, Item>(
  ask: (cursor: string | undefined) => Promise<Reply>,
  itemsOf: (reply: Reply) => readonly Item[] | undefined,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const reply = await ask(cursor);
    items.push(...(itemsOf(reply) ?? []));
    cursor = nextOf(reply);
  } while (cursor !== undefined);
  return items;
}

const cursorPaging = (cursor: string | undefined) => ({
  limit: PAGE,
  ...(cursor !== undefined && { cursor }),
});

/** Nothing in place of what is not there. */
const orNothing = async <Reply>(requested: Promise<Reply>): Promise<Reply | undefined> => {
  try {
    return await requested;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    throw error;
  }
};

interface Ids extends Paged {
  memberIds?: string[];
}
interface Blocked extends Paged {
  blockedMemberIds?: string[];
}

/**
 * All that the shop keeps of the member whose token the fetch brings, as the platform tells it to them: nothing is read
 * with other rights than theirs. What they bought, wrote and left is gathered as for the shop's own file of a customer.
 */
export async function readOwnData(platformFetch: PlatformFetch, now: Date): Promise<object> {
  const call = <Reply>(name: string, request: object = {}): Promise<Reply> =>
    callOperation<Reply>(platformFetch, findOperation(name), request);

  const { member } = await call<{ member: object }>('members_members.getCurrentMember', {
    fieldsets: ['FULL'],
  });
  const followed = (name: string) =>
    all(
      (cursor) => call<Ids>(`members_member-followers.${name}`, { paging: cursorPaging(cursor) }),
      ({ memberIds }) => memberIds,
    );
  return {
    exported: now.toISOString(),
    profile: member,
    about: (await orNothing(call<{ memberAbout: object }>('members_members-about.getMyMemberAbout')))
      ?.memberAbout,
    ...(await callExtension(platformFetch, 'getMyPersonalData', {})).data,
    wishlist: await callExtension(platformFetch, 'getMyWishlist', {}),
    waitingFor: await callExtension(platformFetch, 'listMyBackInStockRequests', {}),
    mails: await callExtension(platformFetch, 'getMyEmailSettings', {}),
    following: await followed('listCurrentMemberFollowing'),
    followers: await followed('listCurrentMemberFollowers'),
    blocked: await all(
      (cursor) =>
        call<Blocked>('members_member-to-member-block.listCurrentMemberBlocking', {
          cursorPaging: cursorPaging(cursor),
        }),
      ({ blockedMemberIds }) => blockedMemberIds,
    ),
  };
}
