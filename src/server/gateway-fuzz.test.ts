import fc, { type GeneratorValue } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { memoryFiles } from '../testing/deterministic.ts';
import { onDatabase } from '../testing/engines.ts';
import { violationsIn, fingerprinter } from '../testing/fingerprint.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../testing/gateway.ts';
import { extensions } from '../shared/extensions/index.ts';
import { services } from '../platform/services.ts';
import { hostileValues } from '../testing/hostile-values.ts';
import { shopMigrations, startShop } from '../testing/shop.ts';
import { TEST_API_KEY } from '../testing/stack.ts';
import { runs, FULL } from '../testing/run-size.ts';
import { jobKinds } from './jobs/kinds/index.ts';
import { testCarrier } from './labels/test-carrier.ts';
import { embeddedFetch } from './platform-fetch.ts';

const UNKNOWN = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const ACCOUNT = { token: 'x'.repeat(43), name: 'Mia', email: 'mia@example.com', password: 'halfdrop-mia' };
const JOB = { kind: 'orders.cancel', title: 'Cancel', selection: { ids: [UNKNOWN] }, params: {} };
const VIEW = {
  resource: 'orders',
  name: 'Mine',
  team: false,
  state: { columns: ['number'] },
  isDefault: true,
};
const REFUND = { orderId: UNKNOWN, request: { orderId: UNKNOWN, paymentRefunds: [] }, note: 'why' };
const PEOPLE = [{ row: 2, email: 'mia@example.com', customFields: { size: '7' }, badges: ['Regular'] }];
const CARD = { number: '4242 4242 4242 4242', expiry: '04/30', cvc: '123', holder: 'Ines' };

/** Bodies that fit; those of other routes are made of hostile values alone. */
const bodies: Readonly<Record<string, object>> = {
  'POST /admin/api/views': VIEW,
  'PUT /admin/api/views/:id': VIEW,
  'POST /admin/api/jobs': JOB,
  'POST /admin/api/jobs/foresee': { ...JOB, kind: 'orders.mail', params: { what: 'confirmation' } },
  'POST /admin/api/order-imports/:id/check': { mapping: ['number', null], options: {} },
  'POST /admin/api/customer-imports/:id/check': { mapping: ['email', null], options: {} },
  'POST /admin/api/product-imports/:id/check': { mapping: ['handle', null], options: {} },
  'POST /admin/api/review-imports/:id/check': { mapping: ['rating', null], options: {} },
  'POST /admin/api/prepared-refunds': REFUND,
  'POST /admin/api/prepared-refunds/:id/decline': { reason: 'no' },
  'PUT /admin/api/staff/:id': { name: 'Mia', role: 'viewer', active: true },
  'POST /admin/api/invitations': { email: 'mia@example.com', role: 'viewer' },
  'POST /admin/api/invitations/accept': ACCOUNT,
  'POST /admin/api/setup': ACCOUNT,
  'POST /admin/api/auth/sign-in/email': { email: 'viewer@halfdrop.example', password: 'nearly' },
  'POST /admin/api/auth/request-password-reset': { email: 'viewer@halfdrop.example' },
  'POST /admin/api/auth/reset-password': { newPassword: 'halfdrop-next', token: 'x' },
  'POST /admin/api/auth/change-password': { currentPassword: 'nearly', newPassword: 'halfdrop-next' },
  'POST /admin/api/auth/two-factor/enable': { password: 'nearly' },
  'POST /admin/api/auth/two-factor/verify-totp': { code: '000000' },
  'POST /admin/api/auth/two-factor/verify-backup-code': { code: 'aaaaa-bbbbb' },
  'POST /admin/api/auth/revoke-session': { token: 'x' },
  'POST /api/checkout/pay': { checkoutId: UNKNOWN, paymentToken: 'tok', offline: false },
  'POST /api/pay/:requestId': { paymentToken: 'tok' },
  'POST /api/orders/look-up': { number: '10001', email: 'anna@example.com' },
  'POST /payment-gateway/tokens': CARD,
  'POST /hosted/orders/import': { orders: [{ number: 'x' }] },
  'POST /hosted/orders/import/foresee': { orders: [{ number: 'x' }] },
  'POST /hosted/customers/import': { importId: UNKNOWN, people: PEOPLE },
  'POST /hosted/customers/import/foresee': { people: PEOPLE, overwrite: true },
  'POST /hosted/customers/import/take-back': { importId: UNKNOWN, rows: [2] },
  'POST /hosted/customers/import/take-back/foresee': { importId: UNKNOWN },
  'POST /hosted/orders/:id/mail': { mail: { what: 'confirmation' }, key: 'x' },
  'POST /hosted/orders/:id/mail/preview': { mail: { what: 'message', subject: 'x', message: 'x' } },
  'POST /hosted/handover': { code: 'x' },
  'POST /hosted/account/password': { password: 'nearly', newPassword: 'halfdrop-next' },
  'POST /hosted/account/factors/webauthn': { password: 'nearly', label: 'Laptop' },
  'POST /hosted/account/factors/phone': { password: 'nearly', phone: '+351912345600', channel: 'SMS' },
  'POST /hosted/account/factors/:id/confirm': { code: '000000', credential: { id: 'x', response: {} } },
  'POST /hosted/account/factors/:id/remove': { password: 'nearly' },
  'POST /hosted/account/second-factor/verify': { stateToken: 'x', factor: 'TOTP', code: '000000' },
  'POST /hosted/account/second-factor/challenge': { stateToken: 'x', factor: 'EMAIL' },
  'POST /hosted/account/verification/resend': { stateToken: 'x' },
  'POST /admin/wixapis/ecom/v1/orders': { order: { lineItems: [], buyerInfo: { email: 'a@example.com' } } },
  'PATCH /admin/wixapis/ecom/v1/orders/:id': { order: { buyerNote: 'x' } },
  'POST /admin/wixapis/ecom/v1/orders/search': { search: { filter: { status: 'APPROVED' } } },
  'DELETE /admin/wixapis/stores/v1/products/:id': {},
};

const SEGMENTS = [
  UNKNOWN,
  'x',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E0%A4',
  '%2500',
  '__proto__',
  'constructor',
  '..%2F..',
  '%27',
  '%F0%9F%90%9A',
  'x'.repeat(3000),
  ' ',
  '%20',
  '-1',
];
const LISTS = [
  'audit-log',
  'staff',
  'invitations',
  'mailbox',
  'prepared-refunds',
  'views',
  'jobs',
  'shop-texts',
].map((name) => `/admin/api/${name}`);
const FIELDS = (
  'id q role active to orderId status resource open staffId staffEmail ' +
  'operation entityType entityId outcome requestId about at_gte at_lt'
).split(' ');

const NAMES = [...FIELDS, 'name', 'sentAt', 'constructor', '__proto__', 'toString', '\0', ''];

/** Rejected calls are counted, and written down. */
const COUNTS = ['staff_attempts', 'audit_log', 'account_attempts'];

const one = <T>(draw: GeneratorValue, values: readonly T[]): T =>
  values[draw(fc.nat, { max: values.length - 1 })] as T;

const text = (value: unknown): string => {
  const json = JSON.stringify(value) ?? '';
  return encodeURIComponent(json.isWellFormed() ? json : '"\\ud800"');
};

function queryOf(draw: GeneratorValue): string {
  const hostile = (): unknown => one(draw, hostileValues);
  const parts = {
    filter: text({ [one(draw, NAMES)]: one(draw, [hostile(), 'x', [UNKNOWN], true]) }),
    sort: text(one(draw, [[one(draw, NAMES), 'ASC'], ['id', 'DESC'], hostile()])),
    range: text(one(draw, [[0, 24], [5, 3], [0, 2 ** 53], [-1, 1], [1e21, 1e21], hostile()])),
    state: text(hostile()),
    token: text(hostile()),
  };
  return Object.entries(parts)
    .filter(() => draw(fc.nat, { max: 2 }) === 0)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function bodyOf(draw: GeneratorValue, sample: object | undefined): unknown {
  const hostile = (): unknown => one(draw, hostileValues);
  const keys = Object.keys(sample ?? {});
  const kind = draw(fc.nat, { max: 9 });
  if (kind === 0 || !sample) return hostile();
  if (kind === 1) return sample;
  return { ...sample, [one(draw, kind === 2 || keys.length === 0 ? NAMES : keys)]: hostile() };
}

onDatabase(
  'whatever is sent to the gateway',
  (database, engine) => {
    let shop: TestGateway;
    let owner: Browser;
    let shopper: string;
    let member: string;

    beforeAll(async () => {
      const platform = startShop(database());
      const siteId = platform.site.id;
      const platformFetch = embeddedFetch(platform.platform, { apiKey: TEST_API_KEY, siteId });
      shop = startGateway(
        database(),
        { siteId, platformFetch },
        jobKinds({
          documents: memoryFiles(),
          pictures: async () => undefined,
          platformFetch,
          store: { name: '', currency: 'EUR', timeZone: 'UTC', locale: 'en' },
          database: database(),
          siteId,
          clock: { now: () => new Date() },
        }),
        {
          platformFetch: platform.platform.fetch,
          paymentGateway: platform.paymentGateway.routes,
          carrier: testCarrier('EUR'),
        },
      );
      await resetGateway(shop);
      // Whatever the first call of all makes is there.
      await platform.call('POST', '/ecom/v1/orders/search', { search: {} });
      owner = await shop.signedIn('owner');
      const made = await platform.call('POST', '/members/v1/members', {
        member: { loginEmail: 'mia@example.com' },
      });
      const { id: memberId } = ((await made.json()) as { member: { id: string } }).member;
      member = await platform.platform.tokens.sign({ kind: 'member', siteId, memberId });
      shopper = await platform.platform.tokens.sign({ kind: 'visitor', siteId, visitorId: UNKNOWN });
    });

    const knownRoutes = (): string[] => {
      const known = shop.routes
        .filter(({ method, path }) => method !== 'ALL' && !/\*|events$/.test(path))
        .map(({ method, path }) => `${method} ${path}`);
      const hosted = services.flatMap(({ routes = [] }) => routes.map((one) => `${one.method} ${one.path}`));
      const extended = [...extensions.keys()].map((name) => `POST /admin/api/extensions/${name}`);
      return [...new Set([...known, ...hosted, ...extended, ...Object.keys(bodies)])];
    };
    const headersFor = (path: string): Record<string, string> => {
      const authorization = path.startsWith('/hosted') ? member : shopper;
      return path.startsWith('/admin') ? {} : { authorization };
    };
    const senderOf = (path: string): Browser => (path.startsWith('/admin/api/auth') ? shop.browser() : owner);

    // What is no body of a route is rejected before any database is asked.
    it.runIf(engine === 'pglite')(
      'takes a body of any kind of JSON on every route',
      { timeout: 600_000 },
      async () => {
        const failed: unknown[] = [];
        for (const route of knownRoutes()) {
          const [method = '', path = ''] = route.split(' ');
          if (method === 'GET' || method === 'HEAD' || path.startsWith('/admin/wixapis')) continue;
          const address = path.replaceAll(/:\w+(\{[^}]*\})?/g, UNKNOWN);
          const sample = bodies[route] ?? {};
          const withNulls = Object.keys(sample).map((key) => ({ ...sample, [key]: null }));
          for (const body of [null, [], [null], 'x', 7, {}, ...withNulls]) {
            const { status } = await senderOf(path).send(
              method,
              address,
              JSON.stringify(body),
              headersFor(path),
            );
            if (status >= 500 && status !== 501) failed.push([route, body, status]);
          }
        }
        expect(failed).toEqual([]);
        owner = await shop.signedIn('owner');
      },
    );

    it('is answered, and when rejected changes nothing', { timeout: 1_200_000 }, async () => {
      const routes = knownRoutes();
      const fingerprint = await fingerprinter(database(), COUNTS);
      let before = await fingerprint();
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (draw) => {
          const route = one(draw, routes);
          const [method = '', path = ''] = route.split(' ');
          const address = path.replaceAll(/:\w+(\{[^}]*\})?/g, () => one(draw, SEGMENTS));
          const query = draw(fc.boolean) ? `?${queryOf(draw)}` : '';
          const reads = method === 'GET' || method === 'HEAD';
          const body = reads ? undefined : bodyOf(draw, bodies[route]);
          const reply = await senderOf(path).send(
            method,
            address + query,
            JSON.stringify(body),
            headersFor(path),
          );
          const answer = await reply.text();
          const sent = `${method} ${address}${query} ${JSON.stringify(body)?.slice(0, 2000)}\n${answer}`;
          const earlier = before;
          before = await fingerprint();
          const rejected = reply.status >= 400 || reads;
          expect(
            violationsIn(
              { failed: reply.status >= 500, isReadOnly: rejected, before: earlier, after: before },
              sent,
            ),
          ).toEqual([]);
        }),
        { ...runs(2000), ...(!FULL && { seed: 8 }) },
      );
      expect((await owner.get('/admin/api/session')).status).toBe(200);
    });

    it('lists take no filter and no order but their own', { timeout: 600_000 }, async () => {
      const expectAnswer = async (path: string): Promise<void> => {
        const { status } = await owner.get(path);
        expect([path, status < 500]).toEqual([path, true]);
      };
      for (const list of LISTS)
        for (const name of ['constructor', '__proto__', 'toString']) {
          await expectAnswer(`${list}?filter={"${name}":"x"}`);
          await expectAnswer(`${list}?sort=["${name}","ASC"]`);
        }
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (draw) => {
          const [list, field] = [one(draw, LISTS), one(draw, FIELDS)];
          await expectAnswer(`${list}?filter=${text({ [field]: one(draw, hostileValues) })}`);
        }),
        { ...runs(1500), ...(!FULL && { seed: 8 }) },
      );
      const none = await owner.get('/admin/api/staff?filter={"role":[]}');
      expect([none.status, await none.json()]).toEqual([200, []]);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
