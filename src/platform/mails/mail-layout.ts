import type { EmailTemplateName } from '../../shared/email-templates.ts';
import type { OrderEmailKind } from '../../shared/order-mails.ts';
import type { TextLanguage } from '../../shared/shop-texts.ts';
import type { Mail } from '../ports.ts';

/** What a mail is made of; each block has a look in HTML (`render-email.ts`) and a form in plain text. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Smaller and fainter. */
  | { kind: 'note'; text: string }
  /** To be read off and typed. */
  | { kind: 'code'; code: string }
  | { kind: 'items'; items: readonly MailItem[] }
  | { kind: 'sums'; rows: readonly EmailTotal[] }
  | { kind: 'links'; links: readonly MailLink[] };

export interface MailItem {
  title: string;
  detail?: string;
  amount?: string;
  /** Absolute. */
  imageUrl?: string;
}

/** Something to fetch, and where. */
export interface MailLink {
  title: string;
  label: string;
  url: string;
  detail: string;
}

export interface EmailTotal {
  label: string;
  amount: string;
  strong?: boolean;
}

/** What a mail says. It is drawn as HTML when it is sent: that takes a library which no start needs to wait for. */
export interface EmailContent {
  shop: { name: string; url: string };
  /** BCP 47. */
  locale: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** After the button, small: what to press instead, such as to end such emails. */
  links?: readonly { label: string; url: string }[];
  /** After the button, fainter: what to do with a mail one did not ask for. */
  footnote?: string;
}

/** Which texts of the store's own replace those of an email, and what they may name. */
export interface EmailTemplateUse {
  name: EmailTemplateName;
  language: TextLanguage;
  values: Readonly<Record<string, string>>;
  /** Before the intro, which is the first block. */
  greeting?: string;
}

/** A mail as a service writes it. */
export interface WrittenMail extends Omit<Mail, 'html'> {
  letter?: EmailContent;
  /** Whose texts the store may have changed; the intro is the first block of the letter. */
  template?: EmailTemplateUse;
  /** What it tells of, for whoever wants to know that it could not be sent. */
  about?: { kind: string; id: string };
  /** The order whose timeline lists the email; null of an email about no order. Required, so that no sender forgets it. */
  order: { id: string; kind: OrderEmailKind } | null;
}

type Layout = Omit<EmailContent, 'shop'> & { site: { name: string; publicUrl: string } };

const RTL = new Set(['ar', 'fa', 'he', 'iw', 'ur', 'yi']);

export const isRtlLocale = (locale: string): boolean => RTL.has(locale.split(/[-_]/, 1)[0] ?? '');

function blockText(block: MailBlock): string {
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
    case 'links':
      return block.links
        .map(({ title, label, url, detail }) => [title, label, url, detail].join('\n'))
        .join('\n\n');
    case 'sums':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  }
}

/** The shop's mails in one dress: a letter to be drawn, and the same as plain text. */
export function mailLayout({ site, ...content }: Layout): { letter: EmailContent; text: string } {
  const { heading, blocks, action, links = [], footnote } = content;
  const text = [
    heading,
    ...blocks.map(blockText),
    action && `${action.label}:\n${action.url}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    footnote,
    site.name,
  ];
  return {
    letter: { shop: { name: site.name, url: site.publicUrl }, ...content },
    text: text.filter(Boolean).join('\n\n'),
  };
}
