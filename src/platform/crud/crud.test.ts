import { describe, expect, expectTypeOf, it } from 'vitest';
import { countingIds, testClock } from '../../testing/deterministic.ts';
import { eachEngine } from '../../testing/engines.ts';
import type { Context } from '../context.ts';
import { alreadyExists, badRequest, notFound, PlatformError } from '../contract/errors.ts';
import type { Handlers } from '../contract/index.ts';
import { entityEvents } from '../events/entity-events.ts';
import type { DomainEvent } from '../events/events.ts';
import { defineEntity } from '../store/index.ts';
import { createTable } from '../store/table-schema.ts';
import { bulk, bulkByIds, crud, settingsEntity } from './index.ts';

/** As a package's `/meta` declares it. */
interface Declared<Request, Reply> {
  httpMethod: 'POST';
  pathParams: object;
  __originalRequestType: Request;
  __originalResponseType: Reply;
}
interface Lamp {
  id?: string;
  revision?: string;
  name?: string;
  lit?: boolean;
  owner?: string;
  createdDate?: Date;
  updatedDate?: Date;
}
interface Wattage {
  most?: number;
  least?: number;
}
interface LampsApi {
  createLamp(): Declared<{ lamp: Lamp }, { lamp?: Lamp }>;
  getLamp(): Declared<{ lampId: string }, { lamp?: Lamp }>;
  updateLamp(): Declared<{ lamp: Lamp & { id: string } }, { lamp?: Lamp }>;
  deleteLamp(): Declared<{ lampId: string }, object>;
  queryLamps(): Declared<{ query?: { filter?: Record<string, unknown> } }, { lamps?: Lamp[] }>;
  bulkCreateLamps(): Declared<
    { lamps: Lamp[]; returnEntity?: boolean },
    { results?: { item?: Lamp; itemMetadata?: { id?: string; success?: boolean } }[] }
  >;
  light(): Declared<{ lampId: string; revision?: string }, { lamp?: Lamp }>;
  getWattage(): Declared<object, { wattage?: Wattage }>;
  updateWattage(): Declared<{ wattage: Wattage }, { wattage?: Wattage }>;
}

interface StoredLamp extends Omit<Lamp, 'createdDate' | 'updatedDate'> {
  id: string;
  name: string;
  createdDate?: string;
  updatedDate?: string;
}

const entity = defineEntity<StoredLamp>({
  table: 'lamps',
  spec: {
    paging: 'cursor',
    fields: [
      { field: 'name', operators: '*', sort: 'BOTH' },
      { field: 'owner', operators: '*', sort: 'NONE' },
    ],
    searchable: [],
    aggregatable: [],
  },
  columns: { createdDate: { type: 'date', required: true, index: true } },
  types: { name: 'text', owner: 'text' },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'owner'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

const definition = {
  entity,
  key: 'lamp',
  plural: 'lamps',
  id: 'lampId',
  fqdn: 'wix.ecom.v1.delivery_profile',
  notFound: (id: string) => notFound('There is no such lamp.', 'NO_LAMP', { id }),
} as const;

const lamps = crud<LampsApi>()({
  ...definition,
  async write(draft, before, { db, siteId }, input): Promise<StoredLamp> {
    const { name = '' } = draft;
    if (name === 'sun') throw badRequest('The sun is no lamp.', 'NO_LAMP_AT_ALL');
    if (before?.lit && input?.lit === false) throw badRequest('It burns on.', 'BURNS');
    const { items } = await entity.query(db, siteId, { filter: { name } });
    if (items.some(({ id }) => id !== draft.id)) throw alreadyExists('There is one.');
    return { ...draft, name };
  },
  beforeRemove({ lit }) {
    if (lit) throw badRequest('It burns.', 'BURNS');
  },
  present: (stored) => stored.map((lamp) => ({ ...lamp, name: lamp.name.toUpperCase() })),
  scope: ({ caller }) => (caller.kind === 'member' ? { owner: caller.memberId } : undefined),
});
const events = entityEvents('wix.ecom.v1.delivery_profile');
const DEFAULTS: Wattage = { most: 60 };
const wattage = settingsEntity<LampsApi>()({
  table: 'wattages',
  key: 'wattage',
  defaults: DEFAULTS,
  fqdn: 'wix.ecom.v1.orders_settings',
});

const handlers = {
  createLamp: lamps.create,
  getLamp: lamps.get,
  updateLamp: lamps.update,
  deleteLamp: lamps.remove,
  queryLamps: lamps.query,
  bulkCreateLamps: lamps.bulkCreate,
  light: ({ lampId, revision }, context) =>
    lamps.change(context, lampId, (before) => ({ ...before, lit: true }), {
      revision,
      event: (lamp) => events.action('region_added', lamp.id, { lamp }),
    }),
  getWattage: wattage.get,
  updateWattage: wattage.update,
} satisfies Handlers<LampsApi, Context>;

const update = (context: Context, lamp: Partial<StoredLamp> & { id: string }, mask?: string[]) =>
  handlers.updateLamp({ lamp, ...(mask && { mask }) }, context);

const wattages = 'create table wattages (site_id text primary key, doc jsonb not null);';

const refusalOf = async (work: Promise<unknown>): Promise<string | undefined> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PlatformError)) throw new Error('It was not refused.', { cause: error });
  return error.code;
};

describe('the names of the kit', () => {
  it('docs: are the contract’s, or do not compile', () => {
    const define = crud<LampsApi>();
    // @ts-expect-error -- the contract has no `lamb`
    expect(define({ ...definition, key: 'lamb' })).toBeDefined();
    // @ts-expect-error -- nor `lambs`
    expect(define({ ...definition, plural: 'lambs' })).toBeDefined();
    // @ts-expect-error -- nor `lambId`
    expect(define({ ...definition, id: 'lambId' })).toBeDefined();
    // @ts-expect-error -- one is not called as many are
    expect(define({ ...definition, key: 'lamps' })).toBeDefined();
    // @ts-expect-error -- nor many as one
    expect(define({ ...definition, plural: 'lamp' })).toBeDefined();
    // @ts-expect-error -- what is no text is no id
    expect(define({ ...definition, id: 'query' })).toBeDefined();
    // @ts-expect-error -- the contract has no such operation
    expect({ dimLamp: lamps.get } satisfies Handlers<LampsApi, Context>).toBeDefined();
    expectTypeOf(lamps.remove).returns.resolves.toEqualTypeOf<Record<string, never>>();
  });

  it('docs: of events are the contract’s too', () => {
    // @ts-expect-error -- the contract has no such entity
    expect(entityEvents('wix.ecom.v1.lamp')).toBeDefined();
    // @ts-expect-error -- nor such an event
    expect(events.action('region_painted', 'id', {})).toBeDefined();
    // @ts-expect-error -- settings are there from the start
    expect(entityEvents('wix.ecom.v1.orders_settings').created).toBeDefined();
    // @ts-expect-error -- so an entity of which less is told is no plain one
    expect(crud<LampsApi>()({ ...definition, fqdn: 'wix.ecom.v1.orders_settings' })).toBeDefined();
  });
});

let sites = 0;

eachEngine(
  'plain operations',
  (database) => {
    /** A call at a site of its own, and what it told. */
    const start = (caller: Partial<Context['caller']> = { kind: 'api-key' }) => {
      const domainEvents: DomainEvent[] = [];
      const clock = testClock();
      const context = {
        db: database().kysely,
        siteId: `site-${++sites}`,
        clock,
        ids: countingIds(),
        caller,
        emit: async (event: DomainEvent) => void domainEvents.push(event),
      } as unknown as Context;
      return { context, told: domainEvents, clock, slugs: () => domainEvents.map(({ slug }) => slug) };
    };
    /** Savepoints need a transaction around them. */
    const inTransaction = <T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> =>
      database().transaction((db) => work({ ...context, db }));

    it('docs: a new one has id, dates and first revision, passes the rules and is told of', async () => {
      const { context, told } = start();
      const { lamp } = await handlers.createLamp({ lamp: { name: 'moon' } }, context);
      expect(lamp).toMatchObject({ name: 'MOON', revision: '1', createdDate: '2026-11-21T12:00:00.000Z' });
      expect(told).toMatchObject([{ slug: 'created', body: { createdEvent: { entity: lamp } } }]);
      expect(await handlers.getLamp({ lampId: lamp.id }, context)).toEqual({ lamp });
      expect(await refusalOf(handlers.createLamp({ lamp: { name: 'sun' } }, context))).toBe('NO_LAMP_AT_ALL');
    });

    it('docs: a change takes part or mask, the rules and the revision', async () => {
      const { context, clock, slugs } = start();
      const { lamp } = await handlers.createLamp({ lamp: { name: 'moon', lit: true } }, context);
      const { id } = lamp;
      clock.advance(1000);
      const { lamp: renamed } = await update(context, { id, name: 'star', revision: '1' });
      expect(renamed).toMatchObject({ name: 'STAR', lit: true, revision: '2' });
      expect(renamed.updatedDate).toBe('2026-11-21T12:00:01.000Z');
      const masked = update(context, { id, name: 'ignored', lit: true }, ['lit']);
      expect((await masked).lamp.name).toBe('STAR');
      const stale = update(context, { id, name: 'lost', revision: '1' });
      expect(await refusalOf(stale)).toBe('REVISION_MISMATCH');
      expect(await refusalOf(update(context, { id, lit: false }))).toBe('BURNS');
      expect(await refusalOf(update(context, { id: 'none' }))).toBe('NO_LAMP');
      expect(slugs()).toEqual(['created', 'updated', 'updated']);
    });

    it('docs: a verb changes under the revision, by the same rules, and tells what it did', async () => {
      const { context, slugs } = start();
      const { lamp } = await handlers.createLamp({ lamp: { name: 'moon' } }, context);
      const lit = await handlers.light({ lampId: lamp.id, revision: '1' }, context);
      expect(lit.lamp).toMatchObject({ lit: true, revision: '2' });
      expect(slugs()).toEqual(['created', 'updated', 'region_added']);
      const stale = handlers.light({ lampId: lamp.id, revision: '1' }, context);
      expect(await refusalOf(stale)).toBe('REVISION_MISMATCH');
    });

    it('docs: removing asks first', async () => {
      const { context, slugs } = start();
      const { lamp } = await handlers.createLamp({ lamp: { name: 'moon', lit: true } }, context);
      expect(await refusalOf(handlers.deleteLamp({ lampId: lamp.id }, context))).toBe('BURNS');
      const { lamp: dark } = await handlers.createLamp({ lamp: { name: 'cave' } }, context);
      expect(await handlers.deleteLamp({ lampId: dark.id }, context)).toEqual({});
      expect(await refusalOf(handlers.getLamp({ lampId: dark.id }, context))).toBe('NO_LAMP');
      expect(slugs()).toEqual(['created', 'created', 'deleted']);
    });

    it('docs: nobody reads or changes what is out of their scope', async () => {
      const { context } = start();
      const { db, siteId } = context;
      await entity.insertMany(
        db,
        siteId,
        ['mia', 'tom'].map((owner) => ({
          id: owner,
          owner,
          name: owner,
          createdDate: '2026-01-01T00:00:00Z',
        })),
      );
      const mia = {
        ...context,
        caller: { kind: 'member', siteId, memberId: 'mia', sessionId: 's' },
      } as Context;
      expect((await handlers.queryLamps({ query: {} }, mia)).lamps.map(({ id }) => id)).toEqual(['mia']);
      expect((await handlers.queryLamps({}, context)).lamps).toHaveLength(2);
      expect((await handlers.getLamp({ lampId: 'mia' }, mia)).lamp.name).toBe('MIA');
      expect(await refusalOf(handlers.getLamp({ lampId: 'tom' }, mia))).toBe('NO_LAMP');
      expect(await refusalOf(handlers.deleteLamp({ lampId: 'tom' }, mia))).toBe('NO_LAMP');
      expect(await refusalOf(update(mia, { id: 'tom', name: 'x' }))).toBe('NO_LAMP');
    });

    it('docs: of many, one that is rejected undoes nothing of the others', async () => {
      const { context } = start();
      const request = {
        lamps: [{ name: 'a' }, { name: 'sun' }, { name: 'a' }, { name: 'b' }],
        returnEntity: true,
      };
      const made = await inTransaction(context, (inside) => handlers.bulkCreateLamps(request, inside));
      expect(made.results).toMatchObject([
        { itemMetadata: { success: true, originalIndex: 0 }, item: { name: 'A' } },
        { itemMetadata: { success: false, error: { code: 'NO_LAMP_AT_ALL' } } },
        { itemMetadata: { success: false, error: { code: 'ALREADY_EXISTS' } } },
        { itemMetadata: { success: true, originalIndex: 3 }, item: { name: 'B' } },
      ]);
      expect(made.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 2, undetailedFailures: 0 });
      expect((await handlers.queryLamps({}, context)).lamps).toHaveLength(2);
    });

    it('docs: many are worked on in the order of their ids and answered in the order asked', async () => {
      const { context } = start();
      const seen: string[] = [];
      const reply = await inTransaction(context, (inside) =>
        bulkByIds(inside, ['c', 'a', 'b'], { each: async (id) => void seen.push(id) }),
      );
      expect(seen).toEqual(['a', 'b', 'c']);
      expect(reply.results.map(({ itemMetadata }) => itemMetadata.id)).toEqual(['c', 'a', 'b']);
      expect(reply.results[0]).not.toHaveProperty('item');
    });

    it('docs: many that one of them spoils as they are written have each their own turn', async () => {
      const { context } = start();
      const turn = async (inside: Context, name: string): Promise<string> => {
        await lamps.create({ lamp: { name } }, inside);
        return name;
      };
      const ids = ['b', 'sun', 'a'];
      const reply = await inTransaction(context, (inside) =>
        bulkByIds(inside, ids, {
          each: (id) => turn(inside, id),
          together: async (all) => {
            const done: { done: string }[] = [];
            for (const id of all) done.push({ done: await turn(inside, id) });
            return done;
          },
        }),
      );
      expect(reply.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false, true]);
      expect((await handlers.queryLamps({}, context)).lamps).toHaveLength(2);
    });

    it('docs: a failure that nobody expected undoes all of many', async () => {
      const { context } = start();
      const work = inTransaction(context, (inside) =>
        bulk(inside, {
          entries: ['a', 'b'],
          each: async (name) => {
            if (name === 'b') throw new TypeError('broken');
            await lamps.create({ lamp: { name } }, inside);
          },
        }),
      );
      await expect(work).rejects.toThrow('broken');
      expect((await handlers.queryLamps({}, context)).lamps).toHaveLength(0);
    });

    it('docs: settings are the defaults until they are changed, by part', async () => {
      const { context, told } = start();
      expect(await handlers.getWattage({}, context)).toEqual({ wattage: { most: 60 } });
      expect(await handlers.updateWattage({ wattage: { least: 5 } }, context)).toEqual({
        wattage: { most: 60, least: 5 },
      });
      await handlers.updateWattage({ wattage: { most: 40 } }, context);
      expect(await wattage.read(context)).toEqual({ most: 40, least: 5 });
      expect(told).toMatchObject([{ slug: 'updated', entityId: context.siteId }, { slug: 'updated' }]);
    });
  },
  [
    {
      service: 'lamps',
      migrations: { '001-lamps': createTable(entity.definition), '002-wattages': wattages },
    },
  ],
);
