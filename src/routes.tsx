import type { ComponentType } from 'react';

interface Face {
  path: string;
  load: (pathname: string) => Promise<ComponentType>;
}

/** The faces of the product, most particular first. They share no code; going from one to another loads the page anew. */
const faces: readonly [...Face[], Face] = [
  { path: '/admin', load: (pathname) => import('./admin/start.ts').then(({ start }) => start(pathname)) },
  { path: '/', load: () => import('./storefront/ShopWindow.tsx').then((module) => module.default) },
];

export function faceAt(pathname: string): Promise<ComponentType> {
  const face = faces.find(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`));
  return (face ?? (faces[faces.length - 1] as Face)).load(pathname);
}
