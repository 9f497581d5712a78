import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { totpCode } from '../../testing/totp.ts';
import { extensions } from '../../shared/extensions/index.ts';
import { sensitiveRoutes } from './sensitive-operations.ts';

const MINUTES = 60_000;
const CONFIRMATION = '/admin/api/confirmation';
const ACCOUNT = '/admin/api/payments/bank-transfer';
const POLICY = '/admin/wixapis/iam/signon/v1/sign-on-policies';
const ITALIAN = {
  offered: true,
  holder: 'Halfdrop',
  account: 'IT60 X054 2811 1010 0000 0123 456',
  bic: '',
  bank: '',
  daysToPay: 7,
};
const PORTUGUESE = { ...ITALIAN, account: 'PT50 0002 0123 1234 5678 9015 4' };

const codeOf = async (reply: Response): Promise<string | undefined> => {
  const body = (await reply.json().catch(() => ({}))) as {
    details?: { applicationError?: { code?: string; data?: object } };
  };
  return body.details?.applicationError?.code;
};

onDatabase(
  'the confirmation of sensitive changes',
  (database) => {
    let shop: TestGateway;
    let owner: Browser;
    let account = PORTUGUESE;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      account = PORTUGUESE;
      shop.answerWith(({ method, path, body }) => {
        if (path.endsWith('/bank-account') && method === 'POST') account = JSON.parse(body) as typeof account;
        if (path.endsWith('/manual-methods'))
          return { body: method === 'POST' ? JSON.parse(body) : { methods: [] } };
        return { body: path.endsWith('/bank-account') ? account : {} };
      });
      owner = await shop.signedIn('owner');
      shop.calls.splice(0);
    });

    const required = 'CONFIRMATION_REQUIRED';
    const change = (person = owner) => person.put(ACCOUNT, ITALIAN);
    const confirm = (proof: object, person = owner) => person.post(CONFIRMATION, proof);

    const sensitive = [
      ...sensitiveRoutes,
      ...[...extensions].flatMap(([name, extension]) =>
        !extension.isRead && extension.isSensitive ? [['POST', `/extensions/${name}`] as const] : [],
      ),
    ];

    it.each(sensitive)(
      '%s %s is asked for once the sign-in is old, and nothing is done before',
      async (method, path) => {
        const address = `/admin/api${path.replace(':id', 'one')}`;
        expect(await codeOf(await owner.send(method, address, {}))).not.toBe(required);
        shop.advance(11 * MINUTES);
        shop.calls.splice(0);
        const reply = await owner.send(method, address, {});
        expect([reply.status, await codeOf(reply)]).toEqual([403, required]);
        expect(shop.calls).toEqual([]);
        // Who is nobody is told that.
        expect((await shop.browser().send(method, address, {})).status).toBe(401);
      },
    );

    it('is asked for by jobs that take customers’ data along, and by operations of the contract', async () => {
      shop.advance(11 * MINUTES);
      const job = (kind: string) =>
        owner.post('/admin/api/jobs', { kind, title: 'Some', params: {}, selection: { ids: ['one'] } });
      for (const kind of [
        'customers.export',
        'orders.export',
        'customers.data',
        'customers.erase',
        'gift-cards.export',
      ])
        expect(await codeOf(await job(kind))).toBe(required);
      expect(await codeOf(await job('products.export'))).not.toBe(required);
      expect(await codeOf(await owner.post('/admin/api/jobs', '{'))).toBe('INVALID_JSON');
      expect(await codeOf(await owner.send('PATCH', POLICY, {}))).toBe(required);
      expect((await owner.get(POLICY)).status).toBe(200);
      expect(await codeOf(await owner.send('DELETE', '/admin/wixapis/members/v1/members/one'))).toBe(
        required,
      );
    });

    it('is given by a fresh sign-in, and holds for ten minutes', async () => {
      expect((await change()).status).toBe(200);
      shop.advance(9 * MINUTES);
      expect((await change()).status).toBe(200);
      shop.advance(2 * MINUTES);
      expect(await codeOf(await change())).toBe(required);
      // Another session of the same person changes nothing about this one.
      await shop.signedIn('owner');
      expect(await codeOf(await change())).toBe(required);
    });

    it('is given by the password, not by a wrong one', async () => {
      shop.advance(11 * MINUTES);
      const rejected = await change();
      expect(await rejected.json()).toMatchObject({
        details: { applicationError: { data: { method: 'PASSWORD', minutes: 10 } } },
      });
      expect(await codeOf(await confirm({ password: 'wrong wrong' }))).toBe('INVALID_PASSWORD');
      expect(await codeOf(await confirm({ code: '123456' }))).toBe('INVALID_CODE');
      expect((await confirm({})).status).toBe(400);
      expect(await codeOf(await change())).toBe(required);
      expect((await confirm({ password: 'halfdrop-owner' })).status).toBe(200);
      expect((await change()).status).toBe(200);
      shop.advance(10 * MINUTES);
      expect(await codeOf(await change())).toBe(required);
      expect((await shop.browser().post(CONFIRMATION, { password: 'halfdrop-owner' })).status).toBe(401);
      const filter = encodeURIComponent(JSON.stringify({ operation: 'counterpart.confirmIdentity' }));
      const log = (await (await owner.get(`/admin/api/audit-log?filter=${filter}`)).json()) as {
        outcome: string;
      }[];
      expect(log.map(({ outcome }) => outcome)).toEqual(['succeeded', 'failed', 'failed']);
    });

    it('is not guessed', async () => {
      const replies: number[] = [];
      for (let turn = 0; turn < 11; turn += 1)
        replies.push((await confirm({ password: `guess ${turn}` })).status);
      expect(replies).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
      const another = await shop.signedIn('owner');
      expect((await confirm({ password: 'halfdrop-owner' }, another)).status).toBe(200);
    });

    it('takes a code of the app or a backup code, and no password, where two-step verification is on', async () => {
      const password = 'halfdrop-merchant';
      const merchant = await shop.signedIn('merchant');
      const enabled = await merchant.post('/admin/api/auth/two-factor/enable', { password });
      const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
      await merchant.post('/admin/api/auth/two-factor/verify-totp', { code: totpCode(totpURI) });
      shop.advance(11 * MINUTES);
      const rejected = await change(merchant);
      expect(await rejected.json()).toMatchObject({
        details: { applicationError: { code: required, data: { method: 'CODE' } } },
      });
      expect(await codeOf(await confirm({ password }, merchant))).toBe('INVALID_PASSWORD');
      expect(await codeOf(await confirm({ code: '000000' }, merchant))).toBe('INVALID_CODE');
      const code = totpCode(totpURI, Date.now() + 30_000);
      expect((await confirm({ code }, merchant)).status).toBe(200);
      expect((await change(merchant)).status).toBe(200);
      expect(await codeOf(await confirm({ code }, merchant))).toBe('INVALID_CODE');
      shop.advance(11 * MINUTES);
      expect((await confirm({ code: backupCodes[0] }, merchant)).status).toBe(200);
      expect(await codeOf(await confirm({ code: backupCodes[0] }, merchant))).toBe('INVALID_CODE');
      expect((await change(merchant)).status).toBe(200);
    });

    describe('of the bank account', () => {
      it('all owners are told, and the log has both accounts, masked', async () => {
        const merchant = await shop.signedIn('merchant');
        expect((await change(merchant)).status).toBe(200);
        expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
          ['owner@halfdrop.example', 'The bank account of Halfdrop was changed'],
        ]);
        const [mail] = shop.mails;
        expect(mail?.text).toContain('merchant@halfdrop.example');
        expect(mail?.text).toContain('Before: Halfdrop, PT50 •••• 0154');
        expect(mail?.text).toContain('Now: Halfdrop, IT60 •••• 3456');
        const [entry] = (await (await owner.get('/admin/api/audit-log?range=[0,0]')).json()) as {
          operation: string;
          before: object;
          after: object;
        }[];
        expect(entry).toMatchObject({
          operation: 'counterpart.setBankAccount',
          before: { account: 'PT50 •••• 0154' },
          after: { account: 'IT60 •••• 3456' },
        });
      });

      it('of a manual payment method, all owners are told what buyers read of it', async () => {
        const cash = {
          id: crypto.randomUUID(),
          offered: true,
          name: { en: 'Cash', he: '' },
          instructions: { en: 'At the door.', he: '' },
        };
        const path = '/admin/api/payments/manual';
        expect((await (await shop.signedIn('viewer')).put(path, { methods: [cash] })).status).toBe(403);
        expect((await owner.put(path, { methods: [] })).status).toBe(200);
        expect(shop.mails).toEqual([]);
        expect(await (await owner.put(path, { methods: [cash] })).json()).toEqual({
          id: 'manual',
          methods: [cash],
        });
        expect(shop.mails[0]?.text).toContain('Before:\n- none\n\nNow:\n- Cash: At the door.');
      });

      it('nobody is told of another time to pay', async () => {
        expect((await owner.put(ACCOUNT, { ...PORTUGUESE, daysToPay: 9 })).status).toBe(200);
        expect(shop.mails).toEqual([]);
      });
    });
  },
  gatewayMigrations,
);
