import type { MailSettingsChange, MailSettingsView } from '#shared/extensions/store-settings.ts';
import { NO_MAIL_SERVER, type MailSettings } from '#shared/store-settings.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { invalid, type FieldViolation } from '#platform/contract/errors.ts';
import type { SecretBox } from '#platform/identity/secret-box.ts';
import { ownSettings } from '#platform/store/index.ts';

interface StoredMailSettings extends MailSettings {
  /** Empty while there is none. */
  sealedPassword: string;
  passwordDate: string;
}

const { read, write } = ownSettings<StoredMailSettings>('mail_settings', {
  ...NO_MAIL_SERVER,
  sealedPassword: '',
  passwordDate: '',
});

const SCHEMES = { STARTTLS: 'smtp', TLS: 'smtps', NONE: 'smtp' } as const;
const OPTIONS = { STARTTLS: 'requireTLS', TLS: '', NONE: 'ignoreTLS' } as const;

/** The mail server in the form of `SMTP_URL`, and the sender's name where it is not the store's. */
export interface StoredMailServer {
  url: string | undefined;
  senderName: string;
}

export async function readMailServer(where: SiteDb, secretBox: SecretBox): Promise<StoredMailServer> {
  const { host, port, security, user, sealedPassword, senderName, senderAddress } = await read(where);
  if (host === '') return { url: undefined, senderName };
  const url = new URL(`${SCHEMES[security]}://${host}:${port}`);
  url.username = encodeURIComponent(user);
  if (sealedPassword !== '')
    url.password = encodeURIComponent(await secretBox.open(sealedPassword, where.siteId));
  url.searchParams.set('from', senderAddress);
  if (OPTIONS[security] !== '') url.searchParams.set(OPTIONS[security], 'true');
  return { url: url.href, senderName };
}

const viewOf = (
  { sealedPassword, ...settings }: StoredMailSettings,
  ruledBy: string | undefined,
): MailSettingsView => ({
  ...settings,
  hasPassword: sealedPassword !== '',
  ...(ruledBy !== undefined && { ruledBy }),
});

export const readMailSettings = async (context: Context): Promise<MailSettingsView> =>
  viewOf(await read(context), context.mailer.ruledBy);

/** @throws 400 where the environment rules the server, or where a stored password would go to another server */
export async function updateMailSettings(
  context: Context,
  { password, ...change }: MailSettingsChange,
): Promise<MailSettingsView> {
  const { ruledBy } = context.mailer;
  const before = await read(context);
  const names = Object.keys(change) as (keyof MailSettings)[];
  const changed = new Set(names.filter((name) => change[name] !== before[name]));
  const violations: FieldViolation[] = [];
  if (ruledBy !== undefined)
    for (const field of changed)
      if (field !== 'senderName')
        violations.push({
          field,
          violatedRule: 'FIELD_NOT_ALLOWED',
          description: `is set by the environment variable ${ruledBy}`,
          data: {},
        });
  const moves = (['host', 'port', 'user'] as const).some((name) => changed.has(name));
  if (moves && change.host !== '' && before.sealedPassword !== '' && password === undefined)
    violations.push({
      field: 'password',
      violatedRule: 'REQUIRED_FIELD',
      description: 'must be entered again for another server or user',
      data: {},
    });
  if (violations.length > 0) throw invalid(violations);
  const next = change.host === '' ? '' : password;
  const after: StoredMailSettings = {
    ...before,
    ...change,
    ...(next !== undefined && {
      sealedPassword: next === '' ? '' : await context.secretBox.seal(next, context.siteId),
      passwordDate: next === '' ? '' : context.clock.now().toISOString(),
    }),
  };
  await write(context, after);
  return viewOf(after, ruledBy);
}
