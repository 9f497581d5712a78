import { createTransport } from 'nodemailer';
import type { OutgoingMail } from '../gateway.ts';

/** @param from such as `Halfdrop <shop@halfdrop.example>`. */
export function smtpMailer(url: string, from: string): { send(mail: OutgoingMail): Promise<void> } {
  const transport = createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
