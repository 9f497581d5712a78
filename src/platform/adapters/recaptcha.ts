import { z } from 'zod';
import type { CaptchaVerifier } from '../ports.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;

const answer = z.object({ success: z.boolean(), score: z.number().optional() });

interface Options {
  /** Of the site at the provider. */
  secret: string;
  send: typeof fetch;
  /** Of the invisible kind, from 0 (a robot) to 1; default 0.5, as the provider recommends. */
  minScore?: number;
}

/** Asks Google whether a captcha was solved. Nobody gets in while it does not answer. */
export const recaptcha = ({ secret, send, minScore = 0.5 }: Options): CaptchaVerifier => ({
  required: true,
  async verify(token) {
    const reply = await send(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, score } = answer.parse(await reply.json());
    return success && (score === undefined || score >= minScore);
  },
});
