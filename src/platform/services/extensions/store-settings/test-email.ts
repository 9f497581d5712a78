import type { Context } from '#platform/context.ts';
import { failedPrecondition, PlatformError } from '#platform/contract/errors.ts';

/**
 * Sends an email past the queue, so that whoever sets up the server reads its answer at once.
 * @throws 428 where there is no mail server
 */
export async function sendTestEmail(
  { site, mailer }: Pick<Context, 'site' | 'mailer'>,
  { to }: { to: string },
): Promise<{ accepted: boolean; answer: string }> {
  const mail = {
    to,
    subject: `Test email from ${site.name}`,
    text: `Your mail server accepts emails from ${site.name}.\n\n${site.publicUrl}`,
  };
  try {
    const receipt = await mailer.send(mail);
    if (receipt?.inMailbox) throw failedPrecondition('No mail server is set up.', 'NO_MAIL_SERVER');
    return { accepted: true, answer: receipt?.answer ?? '' };
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    return { accepted: false, answer: error instanceof Error ? error.message : String(error) };
  }
}
