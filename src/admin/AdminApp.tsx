import '@fontsource-variable/inter/opsz.css';
import './theme/base.css';
import type { ComponentType } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, localStorageStore } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider, useParams } from 'react-router';
import { accessPages, Mailbox, Profile } from './access/access-pages.ts';
import { createAuthProvider } from './access/auth-provider.ts';
import type { AdminDesk } from './data/define-desk.ts';
import { composeProviders } from './data/compose-providers.ts';
import { createQueryClient } from './data/query-client.ts';
import { restProvider } from './data/rest-provider.ts';
import { DeskRegistryProvider } from './data/desk-registry.ts';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { AccessDenied, NotFound } from './layout/BrokenPage.tsx';
import { Shell } from './layout/Shell.tsx';
import { auditLog } from './resources/audit-log/index.ts';
import { Home } from './resources/home/index.ts';
import { jobs } from './resources/jobs/index.ts';
import { orders } from './resources/orders/index.ts';
import { payments } from './resources/payments/index.ts';
import { products } from './resources/products/index.ts';
import { roles } from './resources/roles/index.ts';
import { Settings } from './resources/settings/index.ts';
import { staff } from './resources/staff/index.ts';
import { taxGroups } from './resources/tax-groups/index.ts';
import { ThemeFrame } from './theme/ThemeFrame.tsx';
import type { Preloadable } from './ui/preloadable.tsx';

/** The table of contents: the rail, the routes, the palette and the rights all read it. */
const desks: readonly AdminDesk[] = [orders, products, staff, roles, payments, taxGroups, auditLog, jobs];

const dataProvider = composeProviders({
  ...Object.fromEntries(desks.map(({ name, provider }) => [name, provider])),
  // Shown with the staff.
  invitations: restProvider,
});
const authProvider = createAuthProvider(desks);
const i18nProvider = createI18nProvider(desks);
const queryClient = createQueryClient();
const store = localStorageStore();

const ToRecord = () => <Navigate to={`../${useParams()['id'] ?? ''}`} replace />;

/** react-admin's routes match whatever follows them; an address with more behind it is another page, or none. */
const Whole = ({ page: Page }: { page: ComponentType }) => (useParams()['*'] ? <NotFound /> : <Page />);

const whole = (page: ComponentType) => <Whole page={page} />;

const routesOf = ({ name, list, show, create, edit, pages = [] }: AdminDesk) => (
  <Resource
    key={name}
    name={name}
    {...(list && { list: whole(list) })}
    {...(create && { create: whole(create) })}
    // The record itself lives at /orders/1, not at /orders/1/show.
    {...(show ? { edit: whole(show), show: ToRecord } : edit && { edit: whole(edit) })}
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
      </DeskRegistryProvider>
    </CoreAdminContext>
  </ThemeFrame>
);

const router = createBrowserRouter([{ path: '*', element: <Admin /> }], { basename: '/admin' });

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
