import { Users } from 'lucide-react';
import { staffDesk } from '#shared/desks/staff.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { StaffMember } from './staff-member.ts';

export const staff = defineDesk({
  ...staffDesk,
  icon: Users,
  provider: async () => (await import('./provider.ts')).staffProvider,
  list: preloadable(() => import('./StaffList.tsx')),
  found: ({ name, email }: StaffMember) => ({
    title: name,
    detail: email,
    to: `/staff?q=${encodeURIComponent(email)}`,
  }),
});
