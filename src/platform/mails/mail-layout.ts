export type { MailBlock, MailItem, MailSum } from './blocks.ts';
import { escapeHtml } from '../../shared/html.ts';
import { blockHtml, blockText, type MailBlock } from './blocks.ts';

interface Layout {
  site: { name: string; publicUrl: string };
  /** BCP 47. */
  locale: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** After the button, fainter: what to do with a mail one did not ask for. */
  footnote?: string;
}

const RTL = new Set(['ar', 'fa', 'he', 'iw', 'ur', 'yi']);

export const isRtlLocale = (locale: string): boolean => RTL.has(locale.split(/[-_]/, 1)[0] ?? '');

const button = (label: string, url: string): string =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:#12211c;color:#fcfcfa;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;color:#5d6a64;font-size:13px;word-break:break-all" dir="ltr">${escapeHtml(url)}</p>`;

function html({ site, locale, heading, blocks, action, footnote }: Layout): string {
  const isRtl = isRtlLocale(locale);
  const body = [
    ...blocks.map((block) => blockHtml(block, isRtl)),
    ...(action ? [button(action.label, action.url)] : []),
    ...(footnote ? [blockHtml({ kind: 'note', text: footnote }, isRtl)] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${isRtl ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:#e8ece5;color:#12211c;font:16px/1.55 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fcfcfa;text-align:${isRtl ? 'right' : 'left'}">
<tr><td style="padding:24px 32px;border-bottom:1px solid #d3dad2"><a href="${escapeHtml(site.publicUrl)}" style="color:#12211c;text-decoration:none;font-size:20px;font-weight:700">${escapeHtml(site.name)}</a></td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

const text = ({ site, heading, blocks, action, footnote }: Layout): string =>
  [heading, ...blocks.map(blockText), action && `${action.label}:\n${action.url}`, footnote, site.name]
    .filter(Boolean)
    .join('\n\n');

/** The shop's mails in one dress: HTML that old mail programs show, and the same as plain text. */
export const mailLayout = (layout: Layout): { html: string; text: string } => ({
  html: html(layout),
  text: text(layout),
});
