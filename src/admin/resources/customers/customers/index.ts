import { Users } from 'lucide-react';
import { customersDesk } from '#shared/desks/customers.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { CustomerRecord } from './customer-record.ts';
import { nameOf } from './customer-record.ts';

export const customers = defineDesk<CustomerRecord>({
  ...customersDesk,
  icon: Users,
  provider: async () => (await import('./provider.ts')).customersProvider,
  list: preloadable(() => import('./list/CustomerList.tsx')),
  create: preloadable(() => import('./create/CustomerCreate.tsx')),
  edit: preloadable(() => import('./page/CustomerShow.tsx')),
  pages: [{ path: 'import', component: preloadable(() => import('./import/ImportCustomers.tsx')) }],
  found: (customer) => ({ title: nameOf(customer), detail: customer.email ?? '' }),
});
