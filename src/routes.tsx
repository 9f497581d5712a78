import type { ComponentType } from 'react';

type Load = (pathname: string) => Promise<ComponentType>;

const shop: Load = () => import('./storefront/ShopWindow.tsx').then((module) => module.default);
const admin: Load = (pathname) => import('./admin/start.ts').then(({ start }) => start(pathname));

/** The faces of the product. They share no code; going from one to another loads the page anew. */
const faces: readonly { path: string; load: Load }[] = [{ path: '/admin', load: admin }];

export function faceAt(pathname: string): Promise<ComponentType> {
  const face = faces.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return (face?.load ?? shop)(pathname);
}
