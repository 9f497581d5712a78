import { querySpec, type MembersAboutApi, type Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

type ApiAbout = Reply<MembersAboutApi, 'getMemberAbout'>['memberAbout'] & {};

/** What a member tells of themselves. */
export type MemberAbout = ApiAbout & {
  id: string;
  memberId: string;
  content: NonNullable<ApiAbout['content']>;
};

export const abouts = defineEntity<MemberAbout>({
  table: 'member_abouts',
  spec: querySpec('members_members-about', 'MemberAboutQuerySpec'),
  columns: { memberId: { type: 'text', required: true } },
  readonly: ['id', 'revision'],
  immutable: ['memberId'],
  defaultSort: [{ fieldName: 'memberId', order: 'ASC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [abouts];
