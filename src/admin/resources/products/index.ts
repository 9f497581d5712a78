import { Frame } from 'lucide-react';
import type { AdminResource } from '../../data/admin-resource.ts';
import type { ResourceProvider } from '../../data/compose-providers.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { findProducts } from './find-products.ts';
import { productMessages } from './messages.en.ts';
import { productsProvider } from './provider.ts';

export const products: AdminResource = {
  name: 'products',
  icon: Frame,
  provider: productsProvider as ResourceProvider,
  list: preloadable(() => import('./list/ProductList.tsx')),
  create: preloadable(() => import('./form/ProductCreate.tsx')),
  edit: preloadable(() => import('./form/ProductEdit.tsx')),
  messages: productMessages,
  permissions: {
    list: 'WIX_STORES.PRODUCT_READ',
    edit: 'WIX_STORES.PRODUCT_UPDATE',
    create: 'WIX_STORES.PRODUCT_CREATE',
  },
  place: 'main',
  goTo: 'p',
  find: findProducts,
};
