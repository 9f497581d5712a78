import type { z } from 'zod';
import type { Mailing } from '#shared/mailing.ts';
import { findOperation } from '#platform/contract/index.ts';
import { callOperation } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { Batch, JobKind, Outcome } from '../jobs.ts';
import type { EntitySource } from './entity-source.ts';

/** What every kind says of itself. */
export interface KindOptions<Entity, Params> {
  /** The contract's operation: who may call it may start the job. */
  operation: string;
  /** Who may start it, where the operation asks for less than what is done. */
  permissions?: readonly string[];
  entities: EntitySource<Entity>;
  /** Items worked on together: few, where progress shall be seen and a cancel take hold at once. */
  batch: number;
  /** Without, nothing is asked and nothing taken. */
  params?: z.ZodType<Params>;
  /** What is said of params that do not fit. */
  misfit?: string;
}

/** A batch as `work` sees it. */
export interface Work<Params> {
  platformFetch: PlatformFetch;
  ids: string[];
  params: Params;
  isResumed: boolean;
  /** Email of who started the job. */
  actor: string;
  /**
   * Calls an operation in the name of who started the job, under the batch's idempotency key; `part` tells several
   * calls of one batch apart.
   */
  call: <Reply>(
    operation: string,
    request: object,
    part?: string | number,
    mailing?: Mailing,
  ) => Promise<Reply>;
  /**
   * Calls one whose items carry the revisions they were read with. Those keep it from being done twice; under a key it
   * would be rejected after a crash, since by then they are others.
   */
  revise: <Reply>(operation: string, request: object) => Promise<Reply>;
}

/** A kind of job out of what is particular to it. */
export const jobKind =
  <Entity, Params extends object>(
    {
      operation,
      permissions = findOperation(operation).permissions,
      entities,
      batch: batchSize,
      params: schema,
      misfit = 'does not fit',
    }: KindOptions<Entity, Params>,
    work: (work: Work<Params>) => Promise<Outcome[]>,
  ) =>
  (platformFetch: PlatformFetch): JobKind => ({
    permissions,
    batchSize,
    checkParams: (params) => (!schema || schema.safeParse(params).success ? undefined : misfit),
    select: (page) => entities.select(platformFetch, page),
    labels: (ids) => entities.labels(platformFetch, ids),
    work: ({ job, items, idempotencyKey, isResumed = false }: Batch) =>
      work({
        platformFetch,
        ids: items.map(({ id }) => id),
        isResumed,
        actor: job.actor,
        params: schema ? schema.parse(job.params) : ({} as Params),
        call: (name, request, part, mailing) =>
          callOperation(platformFetch, findOperation(name), request, {
            actor: job.actor,
            idempotencyKey: part === undefined ? idempotencyKey : `${idempotencyKey}:${part}`,
            mailing,
          }),
        revise: (name, request) =>
          callOperation(platformFetch, findOperation(name), request, { actor: job.actor }),
      }),
  });
