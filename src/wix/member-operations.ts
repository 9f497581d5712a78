import {
  approveMember,
  blockMember,
  createMember,
  deleteMember,
  disconnectMember,
  muteMember,
  unmuteMember,
  updateMember,
  type Member,
} from '@wix/auto_sdk_members_members';
import { staffClient } from './staff-client.ts';

/** What the shop does to a member, by the member's id. */
export const memberOperations = {
  approve: (id: string): Promise<unknown> => staffClient().use(approveMember)(id),
  block: (id: string): Promise<unknown> => staffClient().use(blockMember)(id),
  mute: (id: string): Promise<unknown> => staffClient().use(muteMember)(id),
  unmute: (id: string): Promise<unknown> => staffClient().use(unmuteMember)(id),
  disconnect: (id: string): Promise<unknown> => staffClient().use(disconnectMember)(id),
  delete: (id: string): Promise<unknown> => staffClient().use(deleteMember)(id),
};

/** What was written into custom fields, by their keys; an empty value clears. */
export const writeFields = (id: string, values: Readonly<Record<string, string | number | null>>) =>
  staffClient().use(updateMember)(id, {
    contact: {
      customFields: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
    },
  });

/** An account that the shop makes: approved, and without a password until they set one. @returns of whose contact it is */
export async function makeMember(member: Member): Promise<string | undefined> {
  return (await staffClient().use(createMember)({ member })).contactId ?? undefined;
}
