/** What the rail, the palette and the settings say of a desk; the rest of its words come with its pages. */
export const deskMessages = {
  orders: { name: 'Orders' },
  drafts: { name: 'Drafts' },
  'back-in-stock': { name: 'Back in stock' },
  'back-in-stock-requests': { name: 'Waitlist' },
  'abandoned-checkouts': { name: 'Abandoned checkouts' },
  subscriptions: { name: 'Subscriptions' },
  returns: { name: 'Returns' },
  products: { name: 'Products' },
  collections: { name: 'Collections' },
  promotions: { name: 'Promotions', detail: 'Banners above the products of collections' },
  badges: { name: 'Badges', detail: 'A member shows the first two of their badges, in this order' },
  customers: { name: 'Customers' },
  reviews: { name: 'Reviews' },
  'review-requests': { name: 'Requests' },
  'member-reports': { name: 'Reported members' },
  'gift-cards': { name: 'Gift cards' },
  discounts: { name: 'Discounts' },
  media: { name: 'Media' },
  'shared-libraries': { name: 'Shared libraries' },
  staff: { name: 'Staff' },
  roles: {
    name: 'Roles',
    detail: 'What each role can do. The server checks these permissions on every call.',
    right: {
      name: 'Permission',
      REFUND_PREPARE: 'Prepare a refund',
      STAFF_MANAGE: 'Manage staff',
      AUDIT_READ: 'Read the audit log',
      DEVELOPERS_MANAGE: 'Create and revoke API keys and OAuth clients',
      GIFT_CARDS_MANAGE: 'Issue, change and disable gift cards',
      WEBHOOKS_MANAGE: 'Set up webhooks and view their deliveries',
      EVENTS_READ: 'Browse the store’s events',
      ORDER_BILLING_REFUND_PAYMENTS: 'Refund payments',
      READ_ORDERS: 'Read orders',
    },
    role: {
      owner: { name: 'Owner', detail: 'Full access, including staff.' },
      merchant: { name: 'Merchant', detail: 'Orders, payments, catalog and customers.' },
      moderator: { name: 'Moderator', detail: 'Reviews and members; prepares refunds.' },
      editor: { name: 'Editor', detail: 'Catalog and media.' },
      viewer: { name: 'Viewer', detail: 'View only.' },
    },
  },
  'member-settings': {
    name: 'Members and privacy',
    detail: 'Who can join, and who can see members’ profiles.',
  },
  'member-roles': {
    name: 'Member roles',
    detail: 'Roles that tell members apart, such as writers and readers.',
  },
  'custom-fields': {
    name: 'Custom fields',
    detail: 'Extra fields on member profiles, and who can see them.',
  },
  'business-info': {
    name: 'Business info',
    detail: 'Your store’s name, contact details and opening hours.',
  },
  'store-settings': {
    name: 'Store defaults',
    detail: 'Currency, time zone, language and store URL.',
  },
  'email-settings': { name: 'Email', detail: 'Your mail server, the sender and a test email.' },
  'email-templates': {
    name: 'Email texts',
    detail: 'Subjects and texts of the emails that customers get, in each language.',
  },
  locations: {
    name: 'Locations',
    detail: 'Your branches, offices and warehouses, with their opening hours.',
  },
  'checkout-settings': {
    name: 'Checkout',
    detail: 'Checkout fields, appearance and checkout links.',
  },
  storefront: {
    name: 'Store design',
    detail: 'Theme, logo, colors, fonts, menu, and what is said with every product.',
  },
  'store-pages': {
    name: 'Pages',
    detail: 'Pages of your own: about you, questions and answers, contact.',
  },
  announcement: {
    name: 'Announcement bar',
    detail: 'A line above every page, such as the last order date before a holiday.',
  },
  'shop-texts': {
    name: 'Store texts',
    detail: 'Delivery, returns, terms and the home page.',
  },
  plugins: {
    name: 'Plugins',
    detail: 'Your apps that provide rates, fees, taxes and validations at checkout.',
  },
  payments: {
    name: 'Payment methods',
    detail: 'Cards, bank transfer, cash on delivery and your own payment methods.',
  },
  'order-settings': {
    name: 'Orders and payments',
    detail: 'Automatic order handling and order numbers.',
  },
  invoices: { name: 'Invoices and receipts', detail: 'Numbering, and the details shown on each document.' },
  delivery: { name: 'Delivery', detail: 'Delivery regions, methods and prices.' },
  tax: { name: 'Tax', detail: 'Tax rates, regions and exemptions.' },
  'tax-groups': { name: 'Tax groups', detail: 'Groups of products with the same tax treatment.' },
  rates: {
    name: 'Exchange rates',
    detail: 'Daily exchange rates. Reports convert each order at the rate of its day.',
  },
  reports: {
    name: 'Reports',
    detail: 'Sales by day, country, product and more, compared with an earlier period.',
  },
  tips: { name: 'Tips', detail: 'Tips that customers can add, and the staff who receive them.' },
  'api-keys': {
    name: 'API keys',
    detail: 'Keys for server-side apps that access your store.',
  },
  'oauth-clients': {
    name: 'OAuth clients',
    detail: 'Storefronts and apps that sign customers in, with their allowed redirect URLs.',
  },
  webhooks: {
    name: 'Webhooks',
    detail: 'Endpoints that receive your store’s events, and their delivery status.',
  },
  'domain-events': {
    name: 'Events',
    detail: 'Your store’s recent events, as webhooks receive them.',
  },
  'audit-log': { name: 'Audit log', detail: 'Who did what, with the outcome. Entries can’t be changed.' },
  jobs: {
    name: 'Jobs',
    detail:
      'Long-running tasks continue in the background. Open a job to see its result for each record, or download it as CSV.',
    partly: '%{smart_count} failed |||| %{smart_count} failed',
    status: { queued: 'Queued', running: 'Running', done: 'Done', cancelled: 'Canceled', failed: 'Stopped' },
  },
};
