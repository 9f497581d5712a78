import '@fontsource-variable/inter/opsz.css';
import './theme/base.css';
import type { ComponentType } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  Resource,
  RestoreScrollPosition,
  localStorageStore,
} from 'react-admin';
import { createBrowserRouter, Navigate, Route, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { accessPages, Mailbox, Profile } from './access/access-pages.ts';
import { Confirmation } from './access/confirmation/Confirmation.tsx';
import { createAuthProvider } from './access/auth-provider.ts';
import type { AdminDesk } from './data/define-desk.ts';
import { DeskRegistryProvider } from './data/desk-registry.ts';
import { dataProvider, desks, queryClient } from './desks.ts';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { AccessDenied, NotFound } from './layout/BrokenPage.tsx';
import { Shell } from './layout/Shell.tsx';
import { Home } from './resources/overview/home/index.ts';
import { Settings } from './resources/settings/settings/index.ts';
import { ThemeFrame } from './theme/ThemeFrame.tsx';
import type { Preloadable } from './ui/preloadable.tsx';

const authProvider = createAuthProvider(desks);
const store = localStorageStore();

const ToRecord = () => <Navigate to={`../${useParams()['id'] ?? ''}`} replace />;

/** react-admin's routes match whatever follows them; an address with more behind it is another page, or none. */
const Whole = ({ page: Page }: { page: ComponentType }) => (useParams()['*'] ? <NotFound /> : <Page />);

const whole = (page: ComponentType) => <Whole page={page} />;

/** Wrapped as react-admin wraps the list, so that one page for both stays when a record is opened. */
const wholeAsList = (name: string, page: ComponentType) => (
  <RestoreScrollPosition storeKey={`${name}.list.scrollPosition`}>{whole(page)}</RestoreScrollPosition>
);

const routesOf = ({ name, list, show, create, edit, onePage, pages = [] }: AdminDesk) => (
  <Resource
    key={name}
    name={name}
    {...(list && { list: whole(list) })}
    {...(create && { create: whole(create) })}
    // The record itself lives at /orders/1, not at /orders/1/show.
    {...(show
      ? { edit: whole(show), show: ToRecord }
      : edit && { edit: onePage ? wholeAsList(name, edit) : whole(edit) })}
  >
    {pages.map(({ path, component: Component }) => (
      <Route key={path} path={path} element={<Component />} />
    ))}
  </Resource>
);

/** Of no desk; each decides by itself who sees what. */
const ownPages: Readonly<Record<string, ComponentType>> = {
  '': Home,
  settings: Settings,
  profile: Profile,
  mailbox: Mailbox,
};

const Admin = () => (
  <ThemeFrame>
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <DeskRegistryProvider value={desks}>
        <CoreAdminUI
          layout={Shell}
          catchAll={NotFound}
          accessDenied={AccessDenied}
          disableTelemetry
          title="Counterpart"
        >
          <CustomRoutes noLayout>
            {accessPages.map(({ path, component: Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
          </CustomRoutes>
          <CustomRoutes>
            {Object.entries(ownPages).map(([path, Page]) => (
              <Route key={path} path={`/${path}`} element={<Page />} />
            ))}
          </CustomRoutes>
          {desks.map(routesOf)}
        </CoreAdminUI>
        <Confirmation />
      </DeskRegistryProvider>
    </CoreAdminContext>
  </ThemeFrame>
);

const router = createBrowserRouter([{ path: '*', element: <Admin /> }], { basename: '/admin' });

/** Goes to a page, as a link to it would. */
export const goTo = (path: string): void => void router.navigate(path);

export default function AdminApp() {
  return <RouterProvider router={router} />;
}

/** Fetches the code of the page at that address before the first render. */
export async function preloadPage(pathname: string): Promise<void> {
  const [name = '', ...rest] = pathname.replace(/^\/admin\/?/, '').split('/');
  const resource = desks.find((each) => each.name === name);
  const page = resource
    ? rest.length === 0
      ? resource.list
      : resource.show
    : (ownPages[name] ?? accessPages.find(({ path }) => path === `/${name}`)?.component);
  await (page as Partial<Preloadable> | undefined)?.preload?.();
}
