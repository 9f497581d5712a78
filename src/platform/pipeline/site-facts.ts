import type { Database, Queryable } from '../../database/database.ts';
import type { Site } from '../context.ts';
import type { Clock } from '../ports.ts';
import type { ServiceDefinition } from '../service.ts';
import type { Link } from './exchange.ts';

type Teller = NonNullable<ServiceDefinition['site']>;

/** Between two looks: facts of the site change seldom, and every call has them. */
const LIFETIME_MS = 1000;

/** What the merchant says of the site in place of what the server was started with; seen a second later by all processes. */
export class SiteFacts {
  readonly #started: Site;
  readonly #tellers: readonly Teller[];
  readonly #database: Database;
  readonly #clock: Clock;
  #site: Site;
  #until = 0;
  #reading: Promise<void> | undefined;

  constructor(
    { site, database, clock }: { site: Site; database: Database; clock: Clock },
    definitions: readonly ServiceDefinition[],
  ) {
    this.#started = site;
    this.#site = site;
    this.#database = database;
    this.#clock = clock;
    this.#tellers = definitions.flatMap(({ site: tell }) => tell ?? []);
  }

  get site(): Site {
    return this.#site;
  }

  /** Somebody may have changed them just now. */
  forget(): void {
    this.#until = 0;
  }

  async refresh(): Promise<void> {
    if (this.#tellers.length === 0 || this.#until > this.#clock.now().getTime()) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** As that transaction sees it; for what is seldom asked. */
  async seenBy(db: Queryable): Promise<Site> {
    const told = await Promise.all(this.#tellers.map((tell) => tell(db, this.#started)));
    return Object.assign({}, this.#started, ...told) as Site;
  }

  async #read(): Promise<void> {
    this.#until = this.#clock.now().getTime() + LIFETIME_MS;
    this.#site = await this.seenBy(this.#database.kysely);
  }
}

/** Calls have the facts of now; who changes them sees it in the next call. */
export const withSiteFacts =
  (facts: SiteFacts, tellingPackages: ReadonlySet<string>): Link =>
  async (c, next) => {
    await facts.refresh();
    await next();
    const operation = c.get('operation');
    if (!operation.readOnly && tellingPackages.has(operation.package)) facts.forget();
  };
