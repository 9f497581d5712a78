import { restProvider } from '#admin/data/rest-provider.ts';
import type { StaffMember } from './staff-member.ts';

export const staffProvider = {
  ...restProvider,
  async find(desk: string, { text }: { text: string; signal: AbortSignal }) {
    const { data } = await restProvider.getList<StaffMember>(desk, {
      filter: { q: text },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'name', order: 'ASC' },
    });
    return { data };
  },
};
