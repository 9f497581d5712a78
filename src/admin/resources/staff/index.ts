import { Users } from 'lucide-react';
import { staffDesk } from '../../../shared/desks/staff.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';
import type { StaffMember } from './staff-member.ts';

export const staff = defineDesk({
  ...staffDesk,
  icon: Users,
  provider: {
    ...restProvider,
    async find(desk: string, { text }: { text: string; signal: AbortSignal }) {
      const { data } = await restProvider.getList<StaffMember>(desk, {
        filter: { q: text },
        pagination: { page: 1, perPage: 5 },
        sort: { field: 'name', order: 'ASC' },
      });
      return { data };
    },
  },
  list: preloadable(() => import('./StaffList.tsx')),
  messages,
  found: ({ name, email }: StaffMember) => ({
    title: name,
    detail: email,
    to: `/staff?q=${encodeURIComponent(email)}`,
  }),
});
