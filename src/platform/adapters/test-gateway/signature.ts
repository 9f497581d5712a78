import { hex } from '#shared/hex.ts';

/** Where the signature of a notice stands: `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
export const SIGNATURE_HEADER = 'x-payment-signature';

/** A notice older, or from further ahead, than this is not believed: it may be an overheard one sent again. */
const TOLERANCE_SECONDS = 300;

const encoder = new TextEncoder();

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export async function sign(body: string, secret: string, now: Date): Promise<string> {
  const time = seconds(now);
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(`${time}.${body}`));
  return `t=${time},v1=${hex(new Uint8Array(mac))}`;
}

export async function isSigned(
  body: string,
  signature: string | null,
  secret: string,
  now: Date,
): Promise<boolean> {
  const [, time, said] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined || said === undefined) return false;
  if (Math.abs(seconds(now) - Number(time)) > TOLERANCE_SECONDS) return false;
  const mac = Uint8Array.from(said.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret), mac, encoder.encode(`${time}.${body}`));
}
