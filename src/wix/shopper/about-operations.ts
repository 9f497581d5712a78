import {
  createMemberAbout,
  deleteMemberAbout,
  getMyMemberAbout,
  updateMemberAbout,
  type MemberAbout,
} from '@wix/auto_sdk_members_members-about';
import type { RichContent } from '../../shared/rich-content.ts';
import { toCallError } from '../errors.ts';
import { shopperClient } from '../shopper-client.ts';

export interface OwnAbout {
  /** Absent where nothing is written yet. */
  id?: string;
  revision?: string;
  content: RichContent;
}

const ownOf = ({ _id, revision, content }: MemberAbout): OwnAbout => ({
  content: (content ?? {}) as RichContent,
  ...(_id && { id: _id }),
  ...(revision && { revision }),
});

export async function readAbout(): Promise<OwnAbout> {
  try {
    return ownOf((await shopperClient().use(getMyMemberAbout)()).memberAbout ?? {});
  } catch (thrown) {
    if (toCallError(thrown).status === 404) return { content: {} };
    throw thrown;
  }
}

type Content = NonNullable<MemberAbout['content']>;

/** In place of what is there; nothing but blanks takes it away. */
export async function saveAbout(
  { id, revision }: OwnAbout,
  content: RichContent,
  empty: boolean,
): Promise<OwnAbout> {
  if (empty) {
    if (id !== undefined) await shopperClient().use(deleteMemberAbout)(id);
    return { content: {} };
  }
  // A copy: the SDK renames fields in what it is given.
  const input = structuredClone(content) as Content;
  if (id === undefined) return ownOf(await shopperClient().use(createMemberAbout)({ content: input }));
  return ownOf(
    await shopperClient().use(updateMemberAbout)(id, { revision: revision ?? '', content: input }),
  );
}

/** It was written elsewhere meanwhile. */
export function isOvertaken(thrown: unknown): boolean {
  const { status } = toCallError(thrown);
  return status === 409 || status === 404;
}
