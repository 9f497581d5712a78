import { Frame } from 'lucide-react';
import { productsDesk } from '#shared/desks/products.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const products = defineDesk({
  ...productsDesk,
  icon: Frame,
  provider: async () => (await import('./provider.ts')).productsProvider,
  list: preloadable(() => import('./list/ProductList.tsx')),
  create: preloadable(() => import('./form/ProductCreate.tsx')),
  edit: preloadable(() => import('./form/ProductEdit.tsx')),
  pages: [{ path: 'import', component: preloadable(() => import('./import/ImportProducts.tsx')) }],
  found: ({ name, slug }) => ({ title: name ?? '', detail: slug ?? '' }),
});
