import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSession } from '#admin/access/session.ts';
import { hearFailure, onReturn } from '#admin/data/connection.ts';
import { takeBackJob } from '#admin/data/jobs.ts';
import { DecisionQueue, type Deciding } from './decision-queue.ts';
import { reviewStatusOf, titleOf, type ReviewRecord, type ReviewStatus } from './review-record.ts';
import { replaceReview, type ReviewsDataProvider } from './use-reviews.ts';

interface MadeDecision {
  id: string;
  title: string;
  from: ReviewStatus;
  to: ReviewStatus;
}

/** What one press decided: one review, or those that were selected. */
export type ReviewDecision = readonly MadeDecision[];

/** What a job decided: the server undoes it as a whole. */
export interface JobDecision {
  jobId: string;
  title: string;
  to: ReviewStatus;
  count: number;
}

type Entry = ReviewDecision | JobDecision;

const isDeed = (entry: Entry | undefined): entry is ReviewDecision => Array.isArray(entry);
const countOf = (entry: Entry): number => (isDeed(entry) ? entry.length : entry.count);

interface Wires {
  client: QueryClient;
  provider: ReviewsDataProvider;
  refused: (title: string, error: unknown) => void;
  /** Starts the job that undoes another. */
  undoJob: (job: JobDecision) => void;
}

interface SessionState {
  deeds: readonly Entry[];
  /** The number of undone decisions; a page compares it to notice one. */
  taken: number;
}

/** What one person decides while the back office is open: it goes on while they are elsewhere, so it outlives the page. */
class ReviewSession {
  readonly queue: DecisionQueue;
  wires: Wires;
  state: SessionState = { deeds: [], taken: 0 };
  /** Where each review was put last; known before any page has drawn it. */
  readonly #put = new Map<string, ReviewStatus>();
  /** Those that count already. */
  readonly #jobs = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(person: string, wires: Wires) {
    this.wires = wires;
    this.queue = new DecisionQueue({
      send: (id, to) => this.#send(id, to),
      refused: (id, title, error) => {
        this.#put.delete(id);
        this.wires.refused(title, error);
      },
      store: sessionStorage,
      storeKey: `counterpart.decisions.${person}`,
    });
    onReturn(this.queue.retry);
    window.addEventListener('beforeunload', (event) => {
      if (this.queue.state().standings.size > 0) event.preventDefault();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): SessionState => this.state;

  readonly standing = (review: ReviewRecord): ReviewStatus =>
    this.#put.get(review.id) ?? reviewStatusOf(review);

  /** Whether it was decided here just now: what the platform tells of it is known. */
  readonly isOwn = (id: string): boolean => this.#put.has(id);

  readonly decide = (reviews: readonly ReviewRecord[], to: ReviewStatus): void => {
    const made = reviews.flatMap((review): MadeDecision[] => {
      const from = this.standing(review);
      return from === to ? [] : [{ id: review.id, title: titleOf(review), from, to }];
    });
    for (const { id, title, from } of made) this.#move({ id, title, from }, to);
    if (made.length > 0) this.#change({ ...this.state, deeds: [...this.state.deeds, made] });
  };

  /** A job that was started here has ended: its decisions count as those made one by one. */
  readonly addJob = (decision: JobDecision): void => {
    if (decision.count === 0 || this.#jobs.has(decision.jobId)) return;
    this.#jobs.add(decision.jobId);
    this.#change({ ...this.state, deeds: [...this.state.deeds, decision] });
  };

  /** @returns what was taken back of decisions that were made one by one */
  readonly undo = (): ReviewDecision | undefined => {
    const { deeds, taken } = this.state;
    const last = deeds.at(-1);
    if (!last) return undefined;
    if (isDeed(last)) for (const { id, title, from, to } of last) this.#move({ id, title, from: to }, from);
    else this.wires.undoJob(last);
    this.#change({ deeds: deeds.slice(0, -1), taken: taken + 1 });
    return isDeed(last) ? last : undefined;
  };

  #move(review: Deciding, to: ReviewStatus): void {
    this.#put.set(review.id, to);
    this.queue.decide(review, to);
  }

  async #send(id: string, to: ReviewStatus): Promise<void> {
    try {
      const { data } = await this.wires.provider.decide('reviews', { id, to });
      replaceReview(this.wires.client, data);
      // From here on what the platform tells is newer.
      setTimeout(() => {
        if (this.#put.get(id) === to && !this.queue.state().standings.has(id)) this.#put.delete(id);
      }, FRESH);
    } catch (error) {
      hearFailure(error);
      throw error;
    }
  }

  #change(next: SessionState): void {
    this.state = next;
    for (const listener of this.#listeners) listener();
  }
}

/** By then every page has drawn what was answered. */
const FRESH = 2000;
const sittings = new Map<string, ReviewSession>();

function sittingOf(person: string, wires: Wires): ReviewSession {
  const session = sittings.get(person) ?? new ReviewSession(person, wires);
  session.wires = wires;
  sittings.set(person, session);
  return session;
}

/** Decides about reviews, takes decisions back, and tells which are still on their way. */
export function useDecisions() {
  const client = useQueryClient();
  const provider = useDataProvider<ReviewsDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const person = useSession()?.person?.staffId ?? '';
  const rejected = useCallback(
    (title: string, error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      notify(translate('reviews.updateFailed', { title, why }), { type: 'error' });
    },
    [notify, translate],
  );
  const undoJob = useCallback(
    ({ jobId, title }: JobDecision) =>
      void takeBackJob(client, jobId, translate('counterpart.runner.takenBack', { title })).catch(
        (error: unknown) => rejected(title, error),
      ),
    [client, translate, rejected],
  );
  const wires = useMemo(
    () => ({ client, provider, refused: rejected, undoJob }),
    [client, provider, rejected, undoJob],
  );
  const [session] = useState(() => sittingOf(person, wires));
  useEffect(() => void sittingOf(person, wires), [person, wires]);
  const { standings, held } = useSyncExternalStore(session.queue.subscribe, session.queue.state);
  const { deeds, taken } = useSyncExternalStore(session.subscribe, session.snapshot);
  const { decide, undo, standing, isOwn, addJob } = session;
  const latest = deeds.at(-1);
  return {
    standings,
    held,
    retry: session.queue.retry,
    decide,
    undo,
    standing,
    isOwn,
    addJob,
    last: isDeed(latest) ? latest : undefined,
    lastJob: isDeed(latest) ? undefined : latest,
    taken,
    done: deeds.reduce((sum, action) => sum + countOf(action), 0),
  };
}
