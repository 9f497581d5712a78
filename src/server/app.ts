import { answerRoutes } from './answers/routes.ts';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { MAX_IMPORT_BYTES } from '../shared/imports.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { FileStore } from '../platform/ports.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { HOOK_PATH } from '../shared/app-hook.ts';
import { invoiceRoutes, sentInvoices } from './documents/invoice-routes.ts';
import { hookRoutes } from './hook/hook-routes.ts';
import { payLinkRoutes } from './checkout/pay-link-routes.ts';
import { codeFileRoutes } from './coupons/code-file-routes.ts';
import { developerRoutes, type DeveloperParts } from './developers/routes.ts';
import { FORWARD_PATH, forwardRoutes } from './forward/forward-routes.ts';
import type { Gateway } from './gateway.ts';
import { answerError } from './http/answer-error.ts';
import { answeredFirst } from './http/answered-first.ts';
import { checkAddress, limitAddress } from './http/check-address.ts';
import { compressJson } from './http/compress-json.ts';
import { clientAddress } from './http/client-address.ts';
import type { GatewayEnv, GatewayLink } from './http/gateway-env.ts';
import { giveRequestId } from './http/give-request-id.ts';
import { limitBody } from './http/limit-body.ts';
import type { ShippingCarrier } from './labels/carrier.ts';
import { labelRoutes } from './labels/label-routes.ts';
import type { MediaLibrary } from './media/library.ts';
import { downloadRoutes, streamRoutes } from './media/downloads/download-routes.ts';
import { mediaHostRoutes } from './media/media-host-routes.ts';
import { coverRoutes } from './media/cover-routes.ts';
import { focalRoutes } from './media/focal-routes.ts';
import { posterRoutes } from './media/poster-routes.ts';
import { mediaStaffRoutes } from './media/staff-routes.ts';
import { rejectCrossSite } from './http/reject-cross-site.ts';
import { rejectForms } from './http/reject-forms.ts';
import { securityHeaders } from './http/security-headers.ts';
import { customerImports } from './imports/customers/customers.ts';
import { reviewImports } from './imports/reviews/reviews.ts';
import { productImports } from './imports/products/products.ts';
import { importRoutes } from './imports/import-routes.ts';
import { orderImports } from './imports/orders/orders.ts';
import { jobRoutes, type Jobs } from './jobs/routes.ts';
import { eventRoutes, type LiveHub } from './live/routes.ts';
import { shopperRoutes } from './shop/shopper-routes.ts';
import { emailPreviewRoutes } from './mail/email-preview-routes.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { cardPaymentRoutes } from './payments/card-payment-routes.ts';
import { paymentDestinationRoutes } from './payments/destination-routes.ts';
import { preparedRefundRoutes } from './refunds/prepared-refund-routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { extensionRoutes } from './extensions/extension-routes.ts';
import { shopperDevice, withDevice } from './shop/shopper-device.ts';
import { trackingRoutes } from './shipping/tracking-routes.ts';
import { createStaffAuth } from './staff/auth.ts';
import { requireConfirmation } from './staff/confirmation.ts';
import {
  isSensitiveCall,
  isSensitiveExtension,
  isSensitiveJob,
  sensitiveRoutes,
} from './staff/sensitive-operations.ts';
import { offerStaff } from './staff/session.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { textRoutes } from './texts/text-routes.ts';
import { setupChecklistRoutes } from './setup/routes.ts';
import { viewRoutes } from './views/routes.ts';
import { domainEventRoutes } from './webhooks/domain-event-routes.ts';
import { waitingRoutes } from './waiting/waiting-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

interface AppDeps {
  gateway: Gateway;
  jobs: Jobs;
  hub: LiveHub;
  /** Answers once everything is up. */
  isReady: () => boolean;
  /** The platform for any SDK client under `/wixapis`; absent when the platform is a hosted one. */
  platformFetch?: (
    request: Request,
    source: { clientAddress: string; device?: string | undefined },
  ) => Promise<Response>;
  /** Whose pages in a browser may read what `platformFetch` answers; any while it is empty. */
  appOrigins?: readonly string[];
  /** Keys and clients of other programs; absent when the platform is a hosted one. */
  developers?: DeveloperParts;
  /** The test payment gateway's own endpoints; absent when the platform is a hosted one. */
  paymentGateway?: Hono;
  media: Hono;
  /** Pictures of private files by signed addresses; absent when the platform is a hosted one. */
  previews?: Hono;
  /** Takes in files for the embedded platform. */
  uploads?: Hono;
  library: MediaLibrary;
  /** Where what was printed for buyers is kept. */
  documents: FileStore;
  /** Sells labels; absent where none is set up. */
  carrier?: ShippingCarrier | undefined;
  pages: Hono<GatewayEnv>;
  /** Answers whatever nothing else did. */
  storefront: Hono;
}

/** Forms of a few fields. */
const MAX_SHOPPER_BODY = 16_384;

const LARGER_BODIES = {
  [`/admin/api${orderImports.path}`]: MAX_IMPORT_BYTES,
  [`/admin/api${customerImports.path}`]: MAX_IMPORT_BYTES,
  [`/admin/api${productImports.path}`]: MAX_IMPORT_BYTES,
  [`/admin/api${reviewImports.path}`]: MAX_IMPORT_BYTES,
};

/** Everything the server answers, in order. */
export function createApp(parts: AppDeps): Hono<GatewayEnv> {
  const { gateway, jobs, hub, platformFetch, appOrigins = [] } = parts;
  const auth = createStaffAuth(gateway);
  const app = new Hono<GatewayEnv>();
  app.onError(answerError(gateway.logger));

  app.get('/healthz', (c) =>
    parts.isReady() ? c.json({ status: 'ready' }) : c.json({ status: 'starting' }, 503),
  );
  app.use(compressJson());
  app.use(limitAddress());
  if (platformFetch) {
    const origin = appOrigins.length > 0 ? [...appOrigins] : '*';
    for (const path of ['/wixapis/*', '/wixstatic/*', `${HOOK_PATH}/*`])
      app.use(path, answeredFirst(cors({ origin, exposeHeaders: ['x-wix-request-id'], maxAge: 86_400 })));
    for (const path of ['/wixapis/*', '/hosted/*'])
      app.all(path, async (c) => {
        const device = shopperDevice(c);
        const source = { clientAddress: clientAddress(c), device: device.id };
        return withDevice(await platformFetch(c.req.raw, source), device);
      });
    app.use('/wixstatic/*', checkAddress());
    app.route('/wixstatic', mediaHostRoutes(parts.media, parts.library));
    const signed = { platformFetch: gateway.platformFetch, files: parts.library.files };
    for (const path of ['/media-download/*', '/media-stream/*'])
      app.use(path, answeredFirst(cors({ origin, maxAge: 86_400 })), checkAddress());
    app.route('/media-download', downloadRoutes(signed));
    app.route('/media-stream', streamRoutes(signed));
  }

  const links: GatewayLink[] = [giveRequestId(gateway.ids), securityHeaders()];
  for (const link of links) app.use(link);

  for (const path of [
    '/media/*',
    '/media-preview/*',
    '/media-upload/*',
    '/api/*',
    '/payment-gateway/*',
    '/admin/*',
    '/assets/*',
    '/invoice/*',
  ])
    app.use(path, checkAddress());
  if (platformFetch) app.route(HOOK_PATH, hookRoutes(gateway.publicUrl));
  app.route('/media', parts.media);
  if (parts.previews) app.route('/media-preview', parts.previews);
  if (parts.uploads) app.route('/media-upload', parts.uploads);
  app.route('/invoice', sentInvoices(gateway, parts.documents));

  for (const path of [
    '/api/checkout/*',
    '/api/orders/*',
    '/api/pay/*',
    '/api/tell-me',
    '/api/contact',
    '/payment-gateway/*',
  ]) {
    app.use(path, limitBody(MAX_SHOPPER_BODY), rejectCrossSite());
  }
  if (parts.paymentGateway) app.route('/payment-gateway', parts.paymentGateway);
  app.route('/api', shopperRoutes({ gateway, platformFetch }));

  app.use('/admin/api/*', rejectForms());
  for (const prefix of ['/admin/api/*', `${FORWARD_PATH}/*`]) {
    const guards: GatewayLink[] = [
      limitBody(undefined, LARGER_BODIES),
      rejectCrossSite(),
      offerStaff(gateway, auth),
    ];
    for (const guard of guards) app.use(prefix, guard);
  }
  for (const [method, path] of sensitiveRoutes)
    app.on(method, `/admin/api${path}`, requireConfirmation(gateway));
  app.on('POST', '/admin/api/jobs', requireConfirmation(gateway, isSensitiveJob));
  app.on('POST', '/admin/api/extensions/:name', requireConfirmation(gateway, isSensitiveExtension));
  app.use(
    `${FORWARD_PATH}/*`,
    requireConfirmation(gateway, (c) => isSensitiveCall(c, c.req.path.slice(FORWARD_PATH.length))),
  );
  app.route(FORWARD_PATH, forwardRoutes(gateway));
  for (const routes of [
    staffRoutes(gateway, auth),
    auditRoutes(gateway),
    preparedRefundRoutes(gateway),
    cardPaymentRoutes(gateway),
    paymentDestinationRoutes(gateway),
    codeFileRoutes(gateway),
    invoiceRoutes(gateway, parts.documents),
    reportRoutes(gateway),
    mediaStaffRoutes(gateway),
    posterRoutes(gateway, parts.library),
    focalRoutes(gateway),
    coverRoutes(gateway),
    emailPreviewRoutes(gateway),
    extensionRoutes(gateway),
    viewRoutes(gateway, jobs.kinds),
    payLinkRoutes(gateway),
    textRoutes(gateway),
    setupChecklistRoutes(gateway),
    answerRoutes(gateway),
    jobRoutes(gateway, jobs),
    importRoutes(gateway, orderImports, jobs),
    importRoutes(gateway, customerImports, jobs),
    importRoutes(gateway, productImports, jobs),
    importRoutes(gateway, reviewImports, jobs),
    trackingRoutes(gateway),
    labelRoutes(gateway, parts.documents, parts.carrier),
    eventRoutes(gateway, jobs, hub),
    waitingRoutes(gateway),
    webhookRoutes(gateway),
    domainEventRoutes(gateway),
    mailboxRoutes(gateway),
    developerRoutes(gateway, parts.developers),
  ]) {
    app.route('/admin/api', routes);
  }
  // What is left under these is nobody's page.
  for (const path of [
    '/admin/api/*',
    '/api/*',
    '/media-upload/*',
    '/wixapis/*',
    '/wixstatic/*',
    '/hosted/*',
  ]) {
    app.all(path, (c) => {
      throw notFound(`There is no ${c.req.method} ${c.req.path}.`, 'ROUTE_NOT_FOUND');
    });
  }

  for (const path of ['/admin', '/admin/*']) app.use(path, offerStaff(gateway, auth));
  app.route('/', parts.pages);
  app.route('/', parts.storefront);
  return app;
}
