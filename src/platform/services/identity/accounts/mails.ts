import { fill } from '#shared/fill.ts';
import { buyerLocale, mailLanguage } from '#shared/mail-language.ts';
import { mailLayout, type MailBlock, type WrittenMail } from '#platform/mails/mail-layout.ts';
import type { Site } from '#platform/context.ts';
import type { Member } from '../../members/members/public.ts';
import { en, he, type AccountEmailMessages } from './email-messages.ts';
import { maskEmail } from './rules/mask.ts';
import type { AccountRow } from './tables.ts';

type Language = Pick<AccountRow, 'language'>;

const localeOf = (site: Site, { language }: Language): string => buyerLocale(language, site.locale);

const wordsIn = (locale: string): AccountEmailMessages => (mailLanguage(locale, locale) === 'he' ? he : en);

/** A page of the shop, in the language of the mail. */
const pageUrl = (site: Site, locale: string, path: string): string =>
  `${site.publicUrl}${wordsIn(locale) === he ? '/he' : ''}${path}`;

interface Content {
  to: string;
  locale: string;
  subject: string;
  heading: string;
  blocks: MailBlock[];
  action?: { label: string; url: string };
  footnote?: string;
  code?: string;
  /** What else texts name. */
  values?: Record<string, string>;
}

function compose(
  site: Site,
  { to, locale, subject, code = '', values: others, ...content }: Content,
): WrittenMail {
  const values = { name: site.name, code, ...others };
  const blocks = content.blocks.map((block) =>
    block.kind === 'text' || block.kind === 'note' ? { ...block, text: fill(block.text, values) } : block,
  );
  return {
    to,
    subject: `${site.name}: ${fill(subject, values)}`,
    ...mailLayout({
      site,
      locale,
      heading: content.heading,
      blocks,
      ...(content.action && { action: content.action }),
      ...(content.footnote && { footnote: fill(content.footnote, values) }),
    }),
    order: null,
  };
}

function codeMail(
  kind: 'code' | 'factor',
  site: Site,
  to: string,
  account: Language,
  code: string,
): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, heading, intro, life, ignore } = wordsIn(locale)[kind];
  return compose(site, {
    to,
    locale,
    subject,
    heading,
    code,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'code', code },
      { kind: 'text', text: life },
    ],
    footnote: ignore,
  });
}

export const verificationMail = (site: Site, member: Member, account: Language, code: string): WrittenMail =>
  codeMail('code', site, member.loginEmail, account, code);

export const factorMail = (site: Site, to: string, account: Language, code: string): WrittenMail =>
  codeMail('factor', site, to, account, code);

/** A text or a call, as a mail to the number: no carrier is configured, and the mailbox page shows it. */
export const phoneMail = (
  site: Site,
  to: string,
  account: Language,
  { type, code }: { type: 'SMS' | 'CALL'; code: string },
): WrittenMail => ({
  to,
  subject: type === 'SMS' ? 'Text message' : 'Call',
  text: fill(wordsIn(localeOf(site, account)).phone, {
    name: site.name,
    // Read out digit by digit.
    code: type === 'CALL' ? Array.from(code).join(' ') : code,
  }),
  order: null,
});

export function recoveryMail(
  site: Site,
  member: Member,
  account: Language,
  token: string,
  withoutIgnore = false,
): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, heading, intro, action, life, ignore } = wordsIn(locale).recovery;
  return compose(site, {
    to: member.loginEmail,
    locale,
    subject,
    heading,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'text', text: life },
    ],
    action: { label: action, url: pageUrl(site, locale, `/recover/new?token=${token}`) },
    ...(!withoutIgnore && { footnote: ignore }),
  });
}

export function invitationMail(site: Site, member: Member, account: Language, token: string): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, heading, intro, action, life, ignore } = wordsIn(locale).invitation;
  return compose(site, {
    to: member.loginEmail,
    locale,
    subject,
    heading,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'text', text: life },
    ],
    action: { label: action, url: pageUrl(site, locale, `/recover/new?token=${token}`) },
    footnote: ignore,
  });
}

export function activationMail(site: Site, member: Member, account: Language, token: string): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, heading, intro, action, ignore } = wordsIn(locale).activation;
  return compose(site, {
    to: member.loginEmail,
    locale,
    subject,
    heading,
    blocks: [{ kind: 'text', text: intro }],
    action: { label: action, url: `${site.publicUrl}/hosted/account/activate/${token}` },
    footnote: ignore,
  });
}

export function approvedMail(site: Site, member: Member, account: Language): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, heading, intro, action } = wordsIn(locale).approved;
  return compose(site, {
    to: member.loginEmail,
    locale,
    subject,
    heading,
    blocks: [{ kind: 'text', text: intro }],
    action: { label: action, url: pageUrl(site, locale, '/sign-in') },
  });
}

/** Tells the owner of the mailbox what was changed, so that a thief does not stay unnoticed. */
export function securityMail(
  site: Site,
  member: Member,
  account: Language,
  what: 'passwordChanged' | 'factorAdded' | 'factorRemoved',
): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, ignore, action, [what]: heading } = wordsIn(locale).security;
  return compose(site, {
    to: member.loginEmail,
    locale,
    subject,
    heading,
    blocks: [{ kind: 'text', text: ignore }],
    action: { label: action, url: pageUrl(site, locale, '/recover') },
  });
}

/** Strangers try passwords of the account, or with the right password codes of its second factor. */
export function attackMail(
  site: Site,
  member: Member,
  account: Language,
  tried: 'attack' | 'codes' = 'attack',
): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, heading, intro, advice, action } = wordsIn(locale)[tried];
  return compose(site, {
    to: member.loginEmail,
    locale,
    subject,
    heading,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'text', text: advice },
    ],
    action: { label: action, url: pageUrl(site, locale, '/recover') },
  });
}

/** To the mailbox that opened the account until now, so that a thief does not stay unnoticed. */
export function movedMail(site: Site, member: Member, account: Language, newEmail: string): WrittenMail {
  const locale = localeOf(site, account);
  const { subject, heading, intro, ignore } = wordsIn(locale).moved;
  return compose(site, {
    to: member.loginEmail,
    locale,
    subject,
    heading,
    values: { email: maskEmail(newEmail) },
    blocks: [{ kind: 'text', text: intro }],
    footnote: ignore,
  });
}
