import type { MailSettingsChange } from '#shared/extensions/store-settings.ts';
import { isMailAddress } from '#shared/site-contact.ts';
import { isMailHost, MAIL_BOUNDS, NO_MAIL_SERVER, type MailSecurity } from '#shared/store-settings.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import type { EmailSettingsRecord } from './provider.ts';

/** The port as it is typed; the password is empty until somebody types one. */
export interface EmailSettingsValues extends Record<string, unknown> {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  password: string;
  senderName: string;
  senderAddress: string;
}

export const emailBounds = Object.fromEntries(
  Object.entries(MAIL_BOUNDS).map(([name, maxLength]) => [name, { maxLength }]),
);

export function readValues(record: EmailSettingsRecord | undefined): EmailSettingsValues {
  const { host, port, security, user, senderName, senderAddress } = record ?? NO_MAIL_SERVER;
  return { host, port: String(port), security, user, password: '', senderName, senderAddress };
}

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

export function problemsOf(values: EmailSettingsValues): Problems {
  const [host, port, address] = [values.host, values.port, values.senderAddress].map((text) => text.trim());
  const problem = (key: string) => ({ key: `email-settings.problem.${key}` });
  return {
    ...(host && !isMailHost(host) && { host: problem('host') }),
    ...(!isPort(port ?? '') && { port: problem('port') }),
    ...(address && !isMailAddress(address) && { senderAddress: problem('address') }),
    ...(host && !address && { senderAddress: problem('addressRequired') }),
  };
}

export const toChange = ({ port, password, ...values }: EmailSettingsValues): MailSettingsChange => ({
  host: values.host.trim(),
  port: Number(port),
  security: values.security,
  user: values.user.trim(),
  senderName: values.senderName.trim(),
  senderAddress: values.senderAddress.trim(),
  // A stored password is never read back: an empty field leaves it as it is.
  ...(password !== '' && { password }),
});
