import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';

export interface ReportedPerson {
  id: string;
  name: string;
}

interface Reported {
  reviewed: boolean;
  reportCount: string;
}

async function newMember(api: Api, name: string): Promise<string> {
  const { member } = await api.platform<{ member: { id: string } }>('POST', '/members/v1/members', {
    member: { loginEmail: `${randomUUID()}@example.com`, profile: { nickname: name } },
  });
  return member.id;
}

/** Members who were reported, each with more reports than the next: they come first in the queue in this order. */
export async function reportedPeople(
  api: Api,
  names: readonly string[],
): Promise<{ people: ReportedPerson[]; clear: () => Promise<void> }> {
  const people: ReportedPerson[] = [];
  for (const [place, name] of names.entries()) {
    const id = await newMember(api, name);
    people.push({ id, name });
    const reports = 20 + names.length - place;
    for (let report = 0; report < reports; report++)
      await api.platform('POST', '/members/v1/member-reports', {
        memberReport: {
          reportedMemberId: id,
          reason: {
            category: 'SPAM',
            ...(report === 0 && { description: `${name} sells prints elsewhere` }),
          },
        },
      });
  }
  return {
    people,
    async clear() {
      for (const { id } of people) await api.platform('DELETE', `/members/v1/members/${id}`);
    },
  };
}

export async function reportedMember(api: Api, id: string): Promise<Reported | undefined> {
  const { reportedMembers } = await api.platform<{ reportedMembers: Reported[] }>(
    'POST',
    '/members/v1/member-reports/members/query',
    { query: { filter: { reportedMemberId: id } } },
  );
  return reportedMembers[0];
}

export const statusOf = async (api: Api, id: string): Promise<{ status: string; activityStatus: string }> => {
  const { member } = await api.platform<{ member: { status: string; activityStatus: string } }>(
    'GET',
    `/members/v1/members/${id}?fieldsets=FULL`,
  );
  return member;
};
