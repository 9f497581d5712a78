import { Hono } from 'hono';
import { extensionPath } from '../../shared/extensions/define.ts';
import { abandonedCheckoutExtensions } from '../../shared/extensions/abandoned-checkouts.ts';
import { emailTemplateExtensions } from '../../shared/extensions/email-templates.ts';
import { reviewRequestExtensions } from '../../shared/extensions/review-requests.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv } from '../http/gateway-env.ts';
import { callPlatform } from '../platform-call.ts';
import { requirePermission } from '../staff/session.ts';
import { showEmail } from './show-email.ts';

const previews = {
  previewReminder: abandonedCheckoutExtensions.previewReminder,
  previewReviewRequestEmail: reviewRequestExtensions.previewReviewRequestEmail,
  previewEmailTemplate: emailTemplateExtensions.previewEmailTemplate,
};

/** Mounted at `/admin/api`: emails as they are drawn, for frames, which fetch by GET. */
export function emailPreviewRoutes({ platformFetch, publicUrl }: Gateway): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  async function show(c: GatewayContext, name: keyof typeof previews, request: object): Promise<Response> {
    await requirePermission(c, ...[previews[name].permission].flat());
    const call = { method: 'POST', path: extensionPath(name), body: JSON.stringify(request) };
    const response = await callPlatform(platformFetch, call);
    if (!response.ok) return response;
    const preview = (await response.json()) as { html: string } | { mail: { html: string } };
    return showEmail(c, 'mail' in preview ? preview.mail.html : preview.html, publicUrl);
  }

  app.get('/review-requests/preview/:language', (c) =>
    show(c, 'previewReviewRequestEmail', { language: c.req.param('language') }),
  );
  app.get('/abandoned-checkouts/preview/:language/:reminder', (c) => {
    const { language, reminder } = c.req.param();
    return show(c, 'previewReminder', { language, reminder: Number(reminder) });
  });
  app.get('/email-templates/:name/preview/:language', (c) => {
    const { name, language } = c.req.param();
    const { subject = '', intro = '', closing = '' } = c.req.query();
    return show(c, 'previewEmailTemplate', { name, language, text: { subject, intro, closing } });
  });
  return app;
}
