import { escapeHtml } from '../../shared/html.ts';

/** What a mail is made of; each block has a look in HTML and a form in plain text. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Smaller and fainter. */
  | { kind: 'note'; text: string }
  /** To be read off and typed. */
  | { kind: 'code'; code: string }
  | { kind: 'items'; items: readonly MailItem[] }
  | { kind: 'sums'; rows: readonly MailSum[] };

export interface MailItem {
  title: string;
  detail?: string;
  amount?: string;
  /** Absolute. */
  imageUrl?: string;
}

export interface MailSum {
  label: string;
  amount: string;
  strong?: boolean;
}

const paragraph = (text: string, style: string): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const itemHtml = ({ title, detail, amount, imageUrl }: MailItem, align: { start: string; end: string }) =>
  `<tr>${
    imageUrl === undefined
      ? ''
      : `<td width="64" style="padding:8px 0"><img src="${escapeHtml(imageUrl)}" width="52" alt="" style="display:block;width:52px;border:1px solid #d3dad2"></td>`
  }<td style="padding:8px 0;text-align:${align.start}">${escapeHtml(title)}${
    detail === undefined ? '' : `<br><span style="color:#5d6a64;font-size:14px">${escapeHtml(detail)}</span>`
  }</td><td style="padding:8px 0;text-align:${align.end};white-space:nowrap">${escapeHtml(amount ?? '')}</td></tr>`;

const sumHtml = ({ label, amount, strong }: MailSum, align: { start: string; end: string }): string =>
  `<tr style="${strong ? 'font-weight:700' : 'color:#46544e'}"><td style="padding:4px 0;text-align:${align.start}">${escapeHtml(label)}</td><td style="padding:4px 0;text-align:${align.end};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-top:1px solid #d3dad2">${rows}</table>`;

export function blockHtml(block: MailBlock, isRtl: boolean): string {
  const align = isRtl ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
  switch (block.kind) {
    case 'text':
      return paragraph(block.text, '');
    case 'note':
      return paragraph(block.text, 'color:#5d6a64;font-size:14px');
    case 'code':
      return `<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#e8ece5;text-align:center;font:700 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.3em">${escapeHtml(block.code)}</p>`;
    case 'items':
      return table(block.items.map((item) => itemHtml(item, align)).join(''));
    case 'sums':
      return table(block.rows.map((row) => sumHtml(row, align)).join(''));
  }
}

export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return block.code;
    case 'items':
      return block.items
        .map(({ title, detail, amount }) => [title, detail, amount].filter(Boolean).join('  '))
        .join('\n');
    case 'sums':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  }
}
