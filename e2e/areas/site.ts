import type { Area } from './area.ts';

/** The site as a whole: its settings, its figures, and what other programs do with it. */
export const siteAreas = {
  settings: {
    specs: [
      'business-info',
      'email-templates',
      'locations',
      'shop-texts',
      'store-pages',
      'store-settings',
      'storefront',
    ],
    desks: {
      announcement: 'shop-texts',
      'business-info': 'business-info',
      'email-settings': 'store-settings',
      'email-templates': 'email-templates',
      locations: 'locations',
      'shop-texts': 'shop-texts',
      'store-pages': 'store-pages',
      'store-settings': 'store-settings',
      storefront: 'storefront',
    },
    flows: { texts: 'shop-texts', themes: 'storefront' },
    services: [
      'email-templates',
      'locations',
      'site-properties',
      'store-pages',
      'store-settings',
      'storefront',
    ],
    sources: [
      'admin/resources/settings/settings/**',
      'server/texts/**',
      'shared/{brand-css,email-templates,shop-texts,site-contact,store-brand,store-pages,store-settings,storefront}.ts',
      'shared/extensions/{email-templates,store-pages,store-settings,storefront}.ts',
      'server/shop/{contact,storefront}.ts',
      'wix/site-operations.ts',
    ],
  },
  reports: {
    specs: ['home', 'reports'],
    desks: { rates: 'reports', reports: 'reports' },
    services: ['currencies', 'reports'],
    sources: [
      'admin/resources/overview/home/**',
      'server/{reports,setup}/**',
      'shared/extensions/reports.ts',
      'shared/{reports,setup-checklist}.ts',
    ],
  },
  developers: {
    specs: ['any-app', 'developers', 'developers-webhooks', 'service-plugins'],
    desks: {
      'api-keys': 'developers',
      'domain-events': 'developers-webhooks',
      'oauth-clients': 'developers',
      plugins: 'service-plugins',
      webhooks: 'developers-webhooks',
    },
    services: [
      'app-instance',
      'oauth',
      'older-events',
      'redirects',
      'seo-tags',
      'service-plugins',
      'webhooks',
    ],
    sources: [
      'any-app/**',
      'server/{developers,hook,plugins,webhooks}/**',
      'shared/extensions/service-plugins.ts',
      'shared/{app-hook,developers,events,plugins,webhooks}.ts',
    ],
  },
} as const satisfies Record<string, Area>;
