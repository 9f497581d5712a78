import { useSyncExternalStore } from 'react';
import { visitCallback } from '../../wix/shopper/visit.ts';

const PAGES = {
  /** Without a cart page of its own the app is gone back to. */
  cart: () => visitCallback('cartPageUrl') ?? visitCallback('postFlowUrl'),
  login: () => visitCallback('loginUrl'),
  home: () => visitCallback('postFlowUrl'),
} as const;

const neverChanges = () => () => {};

/** A page of the app that sent its shopper here, in place of ours; only the browser knows of it. */
export const useVisitLink = (page: keyof typeof PAGES, ours: string): string =>
  useSyncExternalStore(
    neverChanges,
    () => PAGES[page]() ?? ours,
    () => ours,
  );

/** How a page of an app is named to go back to: by its host, which addresses of an app on a device lack. */
export function siteOf(address: string): string | undefined {
  const { protocol, host } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? host : undefined;
}
