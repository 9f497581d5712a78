import { Hono } from 'hono';
import { z } from 'zod';
import {
  failedPrecondition,
  invalidField,
  notFound,
  permissionDenied,
} from '../../platform/contract/errors.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { listReply, readListRequest } from '../http/simple-rest.ts';
import { passOnError } from '../platform-call.ts';
import { requireSignedIn, requireStaff } from '../staff/session.ts';
import { attachment } from './attachment.ts';
import { toCsv } from './csv.ts';
import type { JobRunner } from './job-runner.ts';
import type { JobStore } from './job-store.ts';
import { takenBackBy } from '../../shared/desks/index.ts';
import type { Job, Selection } from '../../shared/jobs.ts';
import type { JobKind } from './jobs.ts';

/** One order a call is what the platform's own limits are for; a job may name as many as a store has. */
const MAX_IDS = 100_000;

/** Of the media library: `8f2d60_<32 hex>~mv2.jpg`. */
const FILE_ID = /^\w{1,40}_\w{1,64}(~mv\d)?(\.\w{1,10})?$/;

const newJob = z.object({
  kind: z.string(),
  title: z.string().min(1).max(200),
  selection: z.union([
    z.strictObject({
      ids: z
        .array(z.union([z.guid(), z.string().regex(FILE_ID)]))
        .min(1)
        .max(MAX_IDS),
    }),
    z.strictObject({
      filter: z.record(z.string(), z.unknown()),
      sort: z.array(z.unknown()).max(4).optional(),
    }),
  ]),
  params: z.record(z.string(), z.unknown()).default({}),
});

type NewJob = z.infer<typeof newJob>;

export interface Jobs {
  store: JobStore;
  runner: JobRunner;
  kinds: ReadonlyMap<string, JobKind>;
}

/** Whether this person may start jobs of that kind. */
export const mayUse = (staff: Staff, kind: Pick<JobKind, 'permissions'>): boolean =>
  kind.permissions.every((id) => staff.permissions.includes(id));

/** Kinds of job this person may start, and so may see. */
export const visibleKinds = (staff: Staff, kinds: ReadonlyMap<string, JobKind>): string[] =>
  [...kinds].filter(([, kind]) => mayUse(staff, kind)).map(([name]) => name);

const noSuchJob = (): Error => notFound('There is no such job.', 'JOB_NOT_FOUND');

/** @throws 404 also for a job whose kind this person may not use: who may not see it learns nothing of it. */
async function findJob(c: GatewayContext, { store, kinds }: Jobs): Promise<Job> {
  const staff = await requireStaff(c);
  const job = await store.get(c.req.param('id') ?? '');
  const kind = job && kinds.get(job.kind);
  if (!job || !kind || !mayUse(staff, kind)) throw noSuchJob();
  return job;
}

/** @throws where there is no such kind, this person may not start it, or its params do not fit */
function fitting(
  staff: Staff,
  kinds: ReadonlyMap<string, JobKind>,
  request: { kind: string; params: Record<string, unknown>; selection: Selection },
): JobKind {
  const kind = kinds.get(request.kind);
  if (!kind) {
    throw invalidField('kind', 'INVALID_ENUM_VALUE', 'is not a kind of job', {
      enumValues: [...kinds.keys()],
    });
  }
  if (!mayUse(staff, kind)) {
    throw permissionDenied('Your role may not start this job.', undefined, {
      permissionIds: kind.permissions,
    });
  }
  const problem = kind.checkParams(request.params);
  if (problem !== undefined) throw invalidField('params', 'VALIDATION', problem);
  const misfit = kind.checkSelection?.(request.selection);
  if (misfit !== undefined) throw invalidField('selection', 'VALIDATION', misfit);
  return kind;
}

/** `/jobs`: start, follow, cancel and retry long work, and fetch its result. */
export function jobRoutes(gateway: Gateway, jobs: Jobs): Hono<GatewayEnv> {
  const { store, runner, kinds } = jobs;
  const app = new Hono<GatewayEnv>();

  async function begin(c: GatewayContext, staff: Staff, request: NewJob): Promise<Job | undefined> {
    const id = gateway.ids.guid();
    const selection =
      'ids' in request.selection ? { ids: [...new Set(request.selection.ids)] } : request.selection;
    const actor = { id: staff.staffId, email: staff.email, name: staff.name };
    await store.create({ ...request, selection, id, actor, now: gateway.clock.now() });
    await writeAudit(
      gateway,
      {
        by: staff,
        operation: `job.${request.kind}`,
        entityType: 'job',
        entityIds: 'ids' in selection ? selection.ids : [],
        requestId: c.get('requestId'),
        request: { job: id, title: request.title, params: request.params, selection: request.selection },
      },
      { outcome: 'succeeded', status: 200 },
    );
    await runner.enqueue(id);
    return store.get(id);
  }

  app.post('/jobs', async (c) => {
    const staff = await requireStaff(c);
    const request = await readJson(c, newJob);
    const kind = fitting(staff, kinds, request);
    const params = kind.accept ? await kind.accept(request.selection, request.params) : request.params;
    return c.json(await begin(c, staff, { ...request, params }));
  });

  app.post('/jobs/foresee', async (c) => {
    const staff = await requireStaff(c);
    const request = await readJson(c, newJob.omit({ title: true }));
    const kind = fitting(staff, kinds, request);
    if (!kind.foresee) throw notFound('Nothing is told before such a job.', 'NOTHING_FORESEEN');
    try {
      return c.json(await kind.foresee(request.selection, request.params));
    } catch (error) {
      throw passOnError(error);
    }
  });

  app.get('/jobs', async (c) => {
    const staff = await requireSignedIn(c);
    const { from, to, filter } = readListRequest(c);
    const visible = visibleKinds(staff, kinds);
    if (visible.length === 0) return listReply(c, 'jobs', [], from, 0);
    const open = filter['open'] === true;
    const { jobs: page, total } = await store.list(visible, { offset: from, limit: to - from + 1, open });
    return listReply(c, 'jobs', page, from, total);
  });

  app.get('/jobs/:id', async (c) => c.json(await findJob(c, jobs)));

  app.get('/jobs/:id/items', async (c) => {
    const job = await findJob(c, jobs);
    const { from, to } = readListRequest(c);
    const state = c.req.query('state');
    const items = await store.items(job.id, { offset: from, limit: to - from + 1, ...(state && { state }) });
    const total = state === undefined ? job.total : Number(job[state as keyof Job] ?? items.length);
    return listReply(c, 'items', items, from, total);
  });

  app.post('/jobs/:id/cancel', async (c) => {
    const job = await findJob(c, jobs);
    if (await store.requestCancel(job.id)) await runner.enqueue(job.id);
    return c.json(await store.get(job.id));
  });

  app.post('/jobs/:id/take-back', async (c) => {
    const staff = await requireStaff(c);
    const before = await findJob(c, jobs);
    const { title } = await readJson(c, newJob.pick({ title: true }));
    const kind = takenBackBy(before.kind);
    const ids = kind === undefined ? [] : await store.doneIds(before.id);
    if (kind === undefined || ids.length === 0)
      throw failedPrecondition('There is nothing of it to take back.', 'NOTHING_TO_TAKE_BACK');
    fitting(staff, kinds, { kind, params: {}, selection: { ids } });
    return c.json(await begin(c, staff, { kind, title, params: {}, selection: { ids } }));
  });

  app.post('/jobs/:id/retry', async (c) => {
    const job = await findJob(c, jobs);
    if ((await store.retryFailed(job.id)) > 0) await runner.enqueue(job.id);
    return c.json(await store.get(job.id));
  });

  app.get('/jobs/:id/result.csv', async (c) => {
    const job = await findJob(c, jobs);
    const file = job.fileType === 'csv' ? await store.file(job.id) : undefined;
    if (file !== undefined) return attachment(c, job.kind.replace('.', '-'), file);
    const items = await store.items(job.id, { offset: 0, limit: MAX_IDS });
    const rows = items.map((item) => [item.id, item.label, item.state, item.reason ?? '']);
    return attachment(c, `result-${job.id}`, toCsv([['id', 'item', 'result', 'reason'], ...rows]));
  });

  app.get('/jobs/:id/result.json', async (c) => {
    const job = await findJob(c, jobs);
    const file = job.fileType === 'json' ? await store.file(job.id) : undefined;
    if (file === undefined) throw notFound('The job has made no such file.', 'FILE_NOT_FOUND');
    c.header('content-type', 'application/json; charset=utf-8');
    c.header('content-disposition', `attachment; filename="${job.kind.replace('.', '-')}.json"`);
    return c.body(new Uint8Array(Buffer.from(file, 'base64')));
  });

  app.get('/jobs/:id/result.pdf', async (c) => {
    const job = await findJob(c, jobs);
    const file = job.fileType === 'pdf' ? await store.file(job.id) : undefined;
    if (file === undefined) throw notFound('The job has made no PDF.', 'FILE_NOT_FOUND');
    c.header('content-type', 'application/pdf');
    c.header('content-disposition', `inline; filename="${job.kind.replace('.', '-')}.pdf"`);
    return c.body(new Uint8Array(Buffer.from(file, 'base64')));
  });

  return app;
}
