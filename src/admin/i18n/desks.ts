/** What the rail, the palette and the settings say of a desk; the rest of its words come with its pages. */
export const deskWords = {
  orders: { name: 'Orders' },
  drafts: { name: 'Drafts' },
  products: { name: 'Products' },
  collections: { name: 'Collections' },
  reviews: { name: 'Reviews' },
  'review-requests': { name: 'Requests' },
  media: { name: 'Media' },
  'shared-libraries': { name: 'Shared libraries' },
  staff: { name: 'Staff' },
  roles: {
    name: 'Roles',
    detail: 'Who may do what. The server decides by this very table, on every call.',
    right: {
      name: 'Right',
      REFUND_PREPARE: 'Prepare a refund',
      STAFF_MANAGE: 'Manage staff',
      AUDIT_READ: 'Read the audit log',
      ORDER_BILLING_REFUND_PAYMENTS: 'Send money back',
      READ_ORDERS: 'Read orders',
    },
    role: {
      owner: { name: 'Owner', detail: 'Everything, staff included.' },
      merchant: { name: 'Merchant', detail: 'Sells: orders, money, catalog, customers.' },
      moderator: { name: 'Moderator', detail: 'Reviews and members; prepares refunds.' },
      editor: { name: 'Editor', detail: 'Catalog and media.' },
      viewer: { name: 'Viewer', detail: 'Looks, changes nothing.' },
    },
  },
  payments: { name: 'Ways to pay', detail: 'Bank transfer, and the account that buyers are told.' },
  'order-settings': {
    name: 'Orders and payments',
    detail: 'What happens to orders by itself, and which number the next one takes.',
  },
  invoices: { name: 'Invoices and receipts', detail: 'How they are numbered, and what stands on each.' },
  'tax-groups': { name: 'Tax groups', detail: 'Goods that are taxed alike.' },
  rates: {
    name: 'Exchange rates',
    detail: 'What other currencies are worth, by day. Reports convert each order at the rate of its day.',
  },
  reports: { name: 'Reports', detail: 'Sales by day, country, product and more, against a period before.' },
  tips: { name: 'Tips', detail: 'What buyers may add for the staff, and who may get a part.' },
  'audit-log': { name: 'Audit log', detail: 'Who did what, and what came of it. Nobody can change it.' },
  jobs: {
    name: 'Jobs',
    detail:
      'Long work goes on without you. What it did to each record can be read here and taken away as a CSV.',
    partly: '%{smart_count} failed |||| %{smart_count} failed',
    status: { queued: 'Queued', running: 'Running', done: 'Done', cancelled: 'Cancelled', failed: 'Stopped' },
  },
};
