import type { Database, Queryable } from '../../database/database.ts';
import { argonPasswords } from '../../platform/adapters/argon-passwords.ts';
import { noCaptcha } from '../../platform/adapters/no-captcha.ts';
import { testPaymentProvider } from '../../platform/adapters/test-payment-provider.ts';
import { createPlatform } from '../../platform/platform.ts';
import { services } from '../../platform/services.ts';
import { MAILING_HEADER, mailingHeader, type Mailing } from '../../shared/mailing.ts';
import { Random } from '../art/random.ts';
import { guidFrom } from '../catalog/ids.ts';
import type { SeedOptions } from '../demo-part.ts';
import { DEMO_STORE } from '../demo-store.ts';
import { AUTHOR } from '../orders/activity.ts';

const silent = () => undefined;
const KEY = 'demo';

/** Every transaction of it is a part of the one that is open. */
const within = (database: Database, tx: Queryable): Database => ({
  ...database,
  kysely: tx,
  transaction: (work) => work(tx),
  read: (work) => work(tx),
});

/** The platform as the merchant calls it, at moments that are told, in the transaction of a part of the demo. */
export interface InnerPlatform {
  /** What is called from here on happens then. */
  at(moment: Date): void;
  call<Reply = object>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: object,
  ): Promise<Reply>;
  /** What a service does by itself, such as crediting what was refunded. */
  maintenanceOf(service: string): Promise<void>;
}

export function innerPlatform(
  tx: Queryable,
  { database, siteId, clock, collaborators }: SeedOptions,
  seed: number,
  mailing: Mailing = {},
): InnerPlatform {
  let now = clock.now();
  const random = new Random(seed);
  const own = { now: () => now };
  const options = {
    database: within(database, tx),
    site: { id: siteId, ...DEMO_STORE, publicUrl: '', clients: [] },
    apiKeys: [{ key: KEY, siteId, permissions: '*' as const }],
    tokenSecret: KEY,
    clock: own,
    ids: { guid: () => guidFrom(random) },
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    mailer: { send: async () => undefined },
    payments: testPaymentProvider(own),
    passwords: argonPasswords(),
    captcha: noCaptcha,
    ...(collaborators && { collaborators }),
    checkReplies: false,
  };
  const platform = createPlatform(options);
  return {
    at: (moment) => void (now = moment),
    async call<Reply>(method: string, path: string, body: object) {
      const reply = await platform.fetch(
        new Request(`https://www.wixapis.com${path}`, {
          method,
          headers: {
            authorization: KEY,
            'content-type': 'application/json',
            'x-counterpart-actor': AUTHOR,
            [MAILING_HEADER]: mailingHeader(mailing),
          },
          body: JSON.stringify(body),
        }),
      );
      if (!reply.ok) throw new Error(`The demo called ${path} and was told: ${await reply.text()}`);
      return (await reply.json()) as Reply;
    },
    maintenanceOf: (service) =>
      createPlatform({ ...options, services: services.filter(({ name }) => name === service) }).maintain(),
  };
}
