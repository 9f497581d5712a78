import type { Area } from './area.ts';

/** Customers, members of the shop, and the staff of the back office. */
export const peopleAreas = {
  customers: {
    specs: ['customer-cards', 'customer-data', 'customers', 'import-customers'],
    desks: { customers: 'customers' },
    services: ['contacts', 'customers', 'personal-data'],
    sources: [
      'server/customers/**',
      'server/imports/customers/**',
      'server/jobs/kinds/{customer-data,customer-source,customers,import-customers}.ts',
      'server/shop/own-data.ts',
      'shared/extensions/customers.ts',
      'shared/{customer-*,customers}.ts',
      'wix/shopper/own-data.ts',
    ],
  },
  members: {
    specs: [
      'badges',
      'custom-fields',
      'member-fields',
      'member-life',
      'member-reports',
      'member-settings',
      'shop-profile',
    ],
    desks: {
      badges: 'badges',
      'custom-fields': 'custom-fields',
      'member-reports': 'member-reports',
      'member-roles': 'member-reports',
      'member-settings': 'office',
    },
    flows: { people: 'shop-profile' },
    services: [
      'badges',
      'custom-fields',
      'member-blocks',
      'member-followers',
      'member-privacy',
      'member-reports',
      'member-roles',
      'members',
      'members-about',
      'members-authentication',
      'people',
      'sign-on-policy',
    ],
    sources: [
      'shared/extensions/member-reports.ts',
      'server/jobs/kinds/{badge-members,member-source}.ts',
      'server/shop/people.ts',
      'shared/people.ts',
      'storefront/account/{FollowersPage.tsx,ProfileForm.tsx,ProfilePage.tsx,ProfilePhoto.tsx}',
      'storefront/account/{followers,profile}/**',
      'wix/{badge,custom-field,follow,member,member-report,member-role,member-settings}-operations.ts',
      'wix/shopper/{about-operations,member-operations,people-operations}.ts',
    ],
  },
  accounts: {
    specs: ['guest-joins', 'shop-account'],
    flows: { account: 'shop-account', 'sign-in': 'shop-account' },
    services: ['accounts', 'authentication', 'recovery', 'verification'],
    sources: [
      'storefront/shell/{password,session}.ts',
      'wix/shopper/{account-security,direct-login,login-email,passkey,pending-sign-in,sign-in,sign-in-state,verify-email}.ts',
    ],
  },
  staff: {
    specs: ['audit-and-roles', 'confirmation', 'office', 'roles', 'sign-in'],
    desks: { 'audit-log': 'audit-and-roles', roles: 'roles', staff: 'sign-in' },
    sources: ['admin/access/**', 'server/{audit,roles,staff}/**', 'shared/system-role.ts'],
  },
} as const satisfies Record<string, Area>;
