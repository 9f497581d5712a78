import type { Context } from '#platform/context.ts';
import type { Handlers, MemberFollowersApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { followMember, listeners, unfollowMember } from './change.ts';
import { migrations } from './migrations.ts';
import { readers } from './read.ts';
import { entities } from './tables.ts';

export const memberFollowers = defineService({
  name: 'member-followers',
  package: 'members_member-followers',
  handlers: { ...readers, followMember, unfollowMember } satisfies Handlers<MemberFollowersApi, Context>,
  listeners,
  entities,
  migrations,
});
