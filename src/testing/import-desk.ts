import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FileImport, RejectedEntry } from '../shared/imports.ts';
import type { Job } from '../shared/jobs.ts';
import { jobKinds } from '../server/jobs/kinds/index.ts';
import { embeddedFetch, type PlatformFetch } from '../server/platform-fetch.ts';
import type { Browser } from './browser.ts';
import { memoryFiles } from './deterministic.ts';
import { resetGateway, startGateway, type TestGateway } from './gateway.ts';
import { startShop, type Shop } from './shop.ts';
import { TEST_API_KEY, TEST_SITE } from './stack.ts';

/** Files of one kind as somebody at the desk brings them, over a platform whose process may die. */
export class ImportDesk<Import extends FileImport<string, object>> {
  readonly shop: Shop;
  readonly gateway: TestGateway;
  merchant!: Browser;
  /** Throws before the platform is asked, as where a process dies. */
  dies: (path: string) => boolean = () => false;
  /** The same when it has answered: what was done, nobody heard. */
  diesUntold: (path: string) => boolean = () => false;
  /** A path that this platform does not have. */
  unknown: string | undefined;
  calls: string[] = [];
  readonly #database: Database;
  readonly #what: string;

  /** @param batchSize of every job; without it that of its kind */
  constructor(
    database: Database,
    what: 'order' | 'customer' | 'product' | 'review',
    { batchSize, currency = 'EUR' }: { batchSize?: number; currency?: string } = {},
  ) {
    this.#database = database;
    this.#what = what;
    this.shop = startShop(database, { site: { ...TEST_SITE, currency } });
    const siteId = this.shop.site.id;
    const embedded = embeddedFetch(this.shop.platform, { apiKey: TEST_API_KEY, siteId });
    const platformFetch: PlatformFetch = async (request) => {
      const path = new URL(request.url).pathname;
      this.calls.push(path);
      if (path === this.unknown) return Response.json({}, { status: 404 });
      if (this.dies(path)) throw new Error('killed');
      const reply = await embedded(request);
      if (this.diesUntold(path)) throw new Error('killed');
      return reply;
    };
    const store = { name: 'Halfdrop', currency, timeZone: 'Europe/Berlin', locale: 'en' };
    const kinds = jobKinds({
      platformFetch,
      store,
      database,
      siteId,
      clock: { now: () => new Date() },
      documents: memoryFiles(),
      pictures: async () => undefined,
    });
    const batched = new Map(
      [...kinds].map(([name, kind]) => [name, { ...kind, batchSize: batchSize ?? kind.batchSize }]),
    );
    this.gateway = startGateway(database, { siteId, platformFetch, store }, batched);
    this.gateway.jobs.runner.enqueue = async () => {};
  }

  async open(): Promise<void> {
    await resetGateway(this.gateway);
    this.merchant = await this.gateway.signedIn('merchant');
  }

  /** As nothing had been brought. @param tables of what was brought */
  async empty(tables: string): Promise<void> {
    this.dies = () => false;
    this.diesUntold = () => false;
    this.unknown = undefined;
    this.calls = [];
    await sql`TRUNCATE ${sql.raw(tables)}, imports, import_parts, import_rows, jobs, job_items`.execute(
      this.#database.kysely,
    );
  }

  get #path(): string {
    return `/admin/api/${this.#what}-imports`;
  }

  takeIn(text: string | Uint8Array, person = this.merchant): Promise<Response> {
    return person.send('POST', `${this.#path}?name=${this.#what}s.csv`, text, { 'content-type': 'text/csv' });
  }

  /** Takes a file in and runs it dry. */
  async read(text: string | Uint8Array): Promise<Import> {
    return this.#checked(await this.takeIn(text));
  }

  async #checked(reply: Response): Promise<Import> {
    const body = (await reply.json()) as Import;
    if (body.check === undefined) return body;
    await this.work(body.check.id);
    return this.again(body);
  }

  async again({ id }: Pick<Import, 'id'>): Promise<Import> {
    return (await (await this.merchant.get(`${this.#path}/${id}`)).json()) as Import;
  }

  sendCheck({ id, mapping, options }: Import, change: object = {}): Promise<Response> {
    return this.merchant.post(`${this.#path}/${id}/check`, { mapping, options, ...change });
  }

  async check(input: Import, change: object = {}): Promise<Import> {
    return this.#checked(await this.sendCheck(input, change));
  }

  async refused({ id }: Import): Promise<RejectedEntry[]> {
    return (await (await this.merchant.get(`${this.#path}/${id}/refused`)).json()) as RejectedEntry[];
  }

  async refusedCsv({ id }: Import): Promise<string> {
    return (await this.merchant.get(`${this.#path}/${id}/refused.csv`)).text();
  }

  async start(kind: string, { id }: Pick<Import, 'id'>): Promise<Job> {
    const reply = await this.merchant.post('/admin/api/jobs', {
      kind,
      title: 'Import',
      selection: { filter: { import: id } },
    });
    return (await reply.json()) as Job;
  }

  async job(id: string): Promise<Job> {
    return (await (await this.merchant.get(`/admin/api/jobs/${id}`)).json()) as Job;
  }

  /** Works off what was begun; killed, as often as it takes. */
  work(id: string): Promise<boolean> {
    return this.gateway.jobs.runner.run(id);
  }

  async run(kind: string, input: Pick<Import, 'id'>): Promise<Job> {
    const { id } = await this.start(kind, input);
    await this.work(id);
    return this.job(id);
  }
}
