import type { Page } from '@playwright/test';
import type { Api } from './api.ts';
import type { ShopMember } from './member.ts';
import { freshName } from './orders.ts';
import { ShopSession } from './shop-session.ts';
import { signedInMember } from './signed-in.ts';

export interface NamedMember extends ShopMember {
  id: string;
  nickname: string;
  slug: string;
}

interface Members {
  members: { id: string; profile: { slug: string } }[];
}

/** Signs a new member in who has a nickname; the profile is private. `shop-profile.spec.ts` proves the forms. */
export async function namedMember(page: Page, api: Api): Promise<NamedMember> {
  const member = await signedInMember(page);
  const nickname = `Ilse ${freshName()}`;
  const { members } = await api.platform<Members>('POST', '/members/v1/members/query', {
    query: { filter: { loginEmail: member.email } },
  });
  const { id = '', profile: { slug = '' } = {} } = members[0] ?? {};
  await api.platform('PATCH', `/members/v1/members/${id}`, { member: { id, profile: { nickname } } });
  return { ...member, id, nickname, slug };
}

/** The same with a public profile. */
export async function publicMember(page: Page, api: Api): Promise<NamedMember> {
  const member = await namedMember(page, api);
  await (await ShopSession.open(page)).call('/members/v1/members/join-community', {});
  return member;
}
