import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import type { Job } from '../../shared/jobs.ts';
import type { JobKind, Outcome } from './jobs.ts';

const guid = (n: number): string => `0c1f6f0e-6c4e-4b8e-9d0d-${String(n).padStart(12, '0')}`;

let outcomes: (id: string) => Outcome = (id) => ({ id, state: 'done' });

const kind = (more: Partial<JobKind> = {}): JobKind => ({
  permissions: ['ECOM.MODIFY_ORDERS'],
  batchSize: 2,
  checkParams: ({ broken }) => (broken ? 'does not fit' : undefined),
  select: async () => ({ items: [{ id: guid(1), label: '#1' }] }),
  labels: async (ids) => new Map(ids.map((id) => [id, `#${Number(id.slice(-3))}`])),
  work: async ({ items }) => items.map(({ id }) => outcomes(id)),
  ...more,
});

const kinds = new Map([
  ['orders.cancel', kind()],
  ['media.trash', kind({ permissions: ['MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH'] })],
  ['media.restore', kind({ permissions: ['MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH'] })],
  [
    'orders.export',
    kind({
      permissions: ['ECOM.READ_ORDERS'],
      file: {
        header: () => 'number\n',
        lines: async ({ items }) => items.map(({ label }) => `${label}\n`).join(''),
      },
    }),
  ],
]);

const cancel = {
  kind: 'orders.cancel',
  title: 'Cancel 3 orders',
  selection: { ids: [guid(1), guid(2), guid(3)] },
};

onDatabase(
  'the jobs interface',
  (database) => {
    let shop: TestGateway;
    let merchant: Browser;
    let queued: string[];

    beforeEach(async () => {
      shop = startGateway(database(), {}, kinds);
      await resetGateway(shop);
      await sql`TRUNCATE jobs, job_items, job_files`.execute(database().kysely);
      outcomes = (id) => ({ id, state: 'done' });
      queued = [];
      // The queue has its own test: here a job runs when the test says so.
      shop.jobs.runner.enqueue = async (id) => void queued.push(id);
      merchant = await shop.signedIn('merchant');
    });

    const start = async (request: object = cancel): Promise<Job> =>
      (await (await merchant.post('/admin/api/jobs', request)).json()) as Job;
    const runQueued = async (): Promise<void> => {
      for (const id of queued.splice(0)) await shop.jobs.runner.run(id);
    };
    const read = async <T>(path: string, person = merchant): Promise<T> =>
      (await (await person.get(`/admin/api/jobs${path}`)).json()) as T;

    it('starts a job for the orders ticked, each once, and writes it down', async () => {
      const ids = [guid(1), guid(2), guid(1)];
      const job = await start({ ...cancel, selection: { ids } });
      expect(job).toMatchObject({ kind: 'orders.cancel', title: 'Cancel 3 orders', status: 'queued' });
      expect(queued).toEqual([job.id]);
      await runQueued();
      expect(await read(`/${job.id}`)).toMatchObject({ status: 'done', total: 2, done: 2, failed: 0 });
      const log = await merchant.get('/admin/api/audit-log?filter={"operation":"job.orders.cancel"}');
      expect(await log.json()).toMatchObject([
        { entityIds: [guid(1), guid(2)], outcome: 'succeeded', staffEmail: 'merchant@halfdrop.example' },
      ]);
    });

    it('keeps the result of each item, fetched by state and page, and as a file', async () => {
      outcomes = (id) =>
        id === guid(2) ? { id, state: 'failed', reason: 'Too "late", sorry' } : { id, state: 'done' };
      const { id } = await start();
      await runQueued();
      const page = await merchant.get(`/admin/api/jobs/${id}/items?range=[0,1]`);
      expect(page.headers.get('content-range')).toBe('items 0-1/3');
      expect(await page.json()).toMatchObject([
        { label: '#1', state: 'done' },
        { label: '#2', state: 'failed' },
      ]);
      const failed = await merchant.get(`/admin/api/jobs/${id}/items?state=failed`);
      expect(failed.headers.get('content-range')).toBe('items 0-0/1');
      expect(await failed.json()).toEqual([
        { id: guid(2), label: '#2', state: 'failed', reason: 'Too "late", sorry' },
      ]);
      const csv = await merchant.get(`/admin/api/jobs/${id}/result.csv`);
      expect(csv.headers.get('content-disposition')).toContain(`result-${id}.csv`);
      expect((await csv.text()).split('\n')[2]).toBe(`${guid(2)},#2,failed,"Too ""late"", sorry"`);
    });

    it('takes back what was done, and only that, by the kind that does', async () => {
      outcomes = (id) => (id === guid(2) ? { id, state: 'failed', reason: 'Later' } : { id, state: 'done' });
      const editor = await shop.signedIn('editor');
      const request = { ...cancel, kind: 'media.trash' };
      const { id } = (await (await editor.post('/admin/api/jobs', request)).json()) as Job;
      const takeBack = (person = editor, job = id) =>
        person.post(`/admin/api/jobs/${job}/take-back`, { title: 'Undo' });
      expect((await takeBack()).status).toBe(428);
      await runQueued();
      expect((await takeBack(await shop.signedIn('viewer'))).status).toBe(404);
      const requested: string[] = [];
      outcomes = (item) => {
        requested.push(item);
        return { id: item, state: 'done' };
      };
      expect(await (await takeBack()).json()).toMatchObject({ kind: 'media.restore', title: 'Undo' });
      await runQueued();
      expect(requested).toEqual([guid(1), guid(3)]);
      const other = await start();
      await runQueued();
      expect((await takeBack(merchant, other.id)).status).toBe(428);
    });

    it('retries what failed, and nothing else', async () => {
      outcomes = (id) => (id === guid(2) ? { id, state: 'failed', reason: 'Later' } : { id, state: 'done' });
      const { id } = await start();
      await runQueued();
      const requested: string[] = [];
      outcomes = (item) => {
        requested.push(item);
        return { id: item, state: 'done' };
      };
      const retried = await merchant.post(`/admin/api/jobs/${id}/retry`);
      expect(await retried.json()).toMatchObject({ status: 'queued', queued: 1, done: 2 });
      await runQueued();
      expect(requested).toEqual([guid(2)]);
      expect(await read(`/${id}`)).toMatchObject({ status: 'done', done: 3, failed: 0 });
      await merchant.post(`/admin/api/jobs/${id}/retry`);
      expect(queued).toEqual([]);
    });

    it('cancels a job that waits; one that is over stays as it is', async () => {
      const { id } = await start();
      expect((await merchant.post(`/admin/api/jobs/${id}/cancel`)).status).toBe(200);
      await runQueued();
      const cancelled = await read(`/${id}`);
      expect(cancelled).toMatchObject({ status: 'cancelled', done: 0 });
      await merchant.post(`/admin/api/jobs/${id}/cancel`);
      expect(await read(`/${id}`)).toEqual(cancelled);
      expect(queued).toEqual([]);
    });

    it('hands out the file of an export', async () => {
      const { id } = await start({
        ...cancel,
        kind: 'orders.export',
        title: 'Export',
        selection: { filter: {} },
      });
      await runQueued();
      expect(await read(`/${id}`)).toMatchObject({ hasFile: true });
      const csv = await merchant.get(`/admin/api/jobs/${id}/result.csv`);
      expect(csv.headers.get('content-type')).toContain('text/csv');
      expect(csv.headers.get('content-disposition')).toContain('orders-export.csv');
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer())).toBe(
        '\uFEFFnumber\n#1\n',
      );
    });

    it('lists the newest first, and those still open', async () => {
      const first = await start();
      await runQueued();
      const second = await start({ ...cancel, title: 'Second' });
      expect((await read<Job[]>('')).map((job) => job.id)).toEqual([second.id, first.id]);
      expect((await read<Job[]>('?filter={"open":true}')).map((job) => job.id)).toEqual([second.id]);
      const page = await merchant.get('/admin/api/jobs?range=[1,1]');
      expect(page.headers.get('content-range')).toBe('jobs 1-1/2');
    });

    describe('rejects', () => {
      const count = async (): Promise<number> => (await read<Job[]>('')).length;

      it('a role without the right, to which the job does not exist either', async () => {
        const { id } = await start();
        const viewer = await shop.signedIn('viewer');
        const reply = await viewer.post('/admin/api/jobs', cancel);
        expect([reply.status, await reply.json()]).toMatchObject([
          403,
          { details: { applicationError: { data: { permissionIds: ['ECOM.MODIFY_ORDERS'] } } } },
        ]);
        for (const [method, path] of [
          ['GET', ''],
          ['GET', '/items'],
          ['GET', '/result.csv'],
          ['POST', '/cancel'],
          ['POST', '/retry'],
        ] as const) {
          expect([path, (await viewer.send(method, `/admin/api/jobs/${id}${path}`)).status]).toEqual([
            path,
            404,
          ]);
        }
        expect(await read('', viewer)).toEqual([]);
        expect(await read('', await shop.signedIn('editor'))).toEqual([]);
        expect(await read(`/${id}`)).toMatchObject({ status: 'queued' });
        expect(await count()).toBe(1);
      });

      it.each<[string, object | string]>([
        ['malformed JSON', '{'],
        ['an unknown kind', { ...cancel, kind: 'orders.burn' }],
        ['no selection', { ...cancel, selection: undefined }],
        ['an empty selection', { ...cancel, selection: { ids: [] } }],
        ['both ways to select at once', { ...cancel, selection: { ids: [guid(1)], filter: {} } }],
        ['an id that is none', { ...cancel, selection: { ids: ['10001'] } }],
        ['a title too long', { ...cancel, title: 'x'.repeat(201) }],
        ['parameters that do not fit', { ...cancel, params: { broken: true } }],
      ])('%s', async (_, request) => {
        const reply = await merchant.post('/admin/api/jobs', request);
        expect([reply.status, await count(), queued]).toEqual([400, 0, []]);
      });

      it('strangers, and jobs that are not there', async () => {
        expect((await shop.browser().post('/admin/api/jobs', cancel)).status).toBe(401);
        expect((await merchant.get(`/admin/api/jobs/${guid(9)}`)).status).toBe(404);
        expect(await count()).toBe(0);
      });
    });
  },
  gatewayMigrations,
);
