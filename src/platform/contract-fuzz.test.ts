import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../testing/engines.ts';
import { violationsIn, fingerprinter } from '../testing/fingerprint.ts';
import { furnish } from '../testing/fuzz-shop.ts';
import { HostileRequests } from '../testing/hostile-request.ts';
import type { KnownEntities } from '../testing/known-entities.ts';
import { newMember, newVisitor, shopMigrations, startShop, type Shop } from '../testing/shop.ts';
import { FULL } from '../testing/run-size.ts';
import { httpCall } from '../testing/http-call.ts';
import { withNulls } from '../testing/with-nulls.ts';
import { operations, type OperationRecord } from './contract/index.ts';
import { collectHandlers } from './platform.ts';
import { services } from './services.ts';

const handlers = collectHandlers(services);
const served = operations.filter(({ id }) => handlers.has(id));

/** What rejected calls are counted in. */
const COUNTS = ['account_attempts'];

/** Errors after which something is stored: the older sign-in's next step, a wrong code, and a declined payment. */
const STORED_ERRORS = [
  '"code":"EMAIL_VERIFICATION_REQUIRED"',
  '"verificationFailureReason":"BAD_CODE"',
  'The payment was declined.',
];

/** Requests without hostile values. */
const wellMeant = (operation: OperationRecord, known: KnownEntities) =>
  fc.gen().map((draw) => new HostileRequests(operation, { known, hostility: 0 }, draw).whole());

onDatabase(
  'whatever is sent to the platform',
  (database, engine) => {
    let shop: Shop;
    let known: KnownEntities;
    let fingerprint: () => Promise<string>;
    let before: string;
    let credentials: (string | undefined)[];
    // In the full run each engine is sent other requests.
    const { seed = 8 } = FULL ? fc.readConfigureGlobal() : {};
    const cases = { numRuns: FULL ? 6 : 4, seed: engine === 'pglite' ? seed : seed + 1 };

    beforeAll(async () => {
      shop = startShop(database());
      known = await furnish(shop);
      const sign = (who: ReturnType<typeof newVisitor> | ReturnType<typeof newMember>) =>
        shop.platform.tokens.sign({ siteId: shop.site.id, ...who });
      credentials = [await sign(newVisitor()), await sign(newMember())];
      fingerprint = await fingerprinter(database(), COUNTS);
      before = await fingerprint();
    });

    it.each(served.map((operation) => [`${operation.package}.${operation.name}`, operation] as const))(
      'is answered, and when rejected changes nothing: %s',
      { timeout: 600_000 },
      async (_, operation) => {
        await fc.assert(
          fc.asyncProperty(fc.gen(), async (draw) => {
            const hostility = draw(fc.constantFrom, 0, 3, 15);
            const request = new HostileRequests(operation, { known, hostility }, draw).whole();
            const { method, path, body } = httpCall(operation, request, draw(fc.boolean));
            const authorization = credentials[draw(fc.nat, { max: 9 })];
            const reply = await shop.call(method, path, body, authorization ? { authorization } : {});
            const answer = await reply.text();
            const [earlier, sent] = [before, `${method} ${path} ${body?.slice(0, 3000)}`];
            before = await fingerprint();
            const isStored = STORED_ERRORS.some((error) => answer.includes(error));
            const rejected = (reply.status >= 400 && !isStored) || operation.readOnly;
            // 501 says which part of it is not done.
            const failed = reply.status >= 500 && reply.status !== 501;
            const errors = violationsIn(
              { failed, isReadOnly: rejected, before: earlier, after: before },
              `${sent}\n${answer}`,
            );
            expect([...errors, ...shop.errors.splice(0)]).toEqual([]);
            if (!rejected && answer.startsWith('{')) known.note(JSON.parse(answer));
          }),
          cases,
        );
      },
    );

    // Null is decoded before any database is asked.
    it.runIf(engine === 'pglite')('takes null in any field', { timeout: 600_000 }, async () => {
      const errors: unknown[] = [];
      const tried = new Set<string>();
      const tryOne = async (operation: OperationRecord, field: string, request: unknown): Promise<void> => {
        const kind = `${operation.id} ${field.replaceAll(/\d+/g, '0')}`;
        if (tried.has(kind)) return;
        tried.add(kind);
        const { method, path, body } = httpCall(operation, request);
        const { status } = await shop.call(method, path, body);
        const isFault = status >= 500 && status !== 501;
        if (isFault) errors.push(kind, ...shop.errors.splice(0));
      };
      for (const operation of served)
        for (const request of fc.sample(wellMeant(operation, known), { numRuns: FULL ? 10 : 4, seed: 8 }))
          for (const [field, changed] of withNulls(request)) await tryOne(operation, field, changed);
      expect(errors).toEqual([]);
    });

    it('leaves the objects of the language as they were', () => {
      expect([({} as { polluted?: unknown }).polluted, Object.keys(Object.prototype)]).toEqual([
        undefined,
        [],
      ]);
    });
  },
  shopMigrations,
);
