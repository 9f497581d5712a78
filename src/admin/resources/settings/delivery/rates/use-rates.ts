import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { toCallError, type CallError } from '#wix/errors.ts';
import type { ShippingOption } from '#wix/delivery-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import type { Terms } from '../provider.ts';
import { TERMS, useDeliveryProvider } from '../use-terms.ts';
import {
  changesOf,
  newOption,
  optionChange,
  optionProblems,
  readOption,
  tableFrom,
  type OptionForm,
} from './option-form.ts';
import { ratesOf } from './rate-table.ts';
import { isSame } from '#admin/data/is-same.ts';

/** What somebody made of an option, until it is saved. */
interface Written {
  form: OptionForm;
  /** What stood there when the writing began. */
  from: OptionForm;
  /** The region of one that is new. */
  newIn?: string;
}

/** An option as the page shows it. */
export interface RateOption {
  id: string;
  /** Absent of a new one. */
  kept?: ShippingOption;
  form: OptionForm;
  /** What is saved, to tell what was. */
  from: OptionForm;
  regionIds: readonly string[];
}

const none: ReadonlyMap<string, Written> = new Map();
const unchecked: ReadonlySet<string> = new Set();

const placeOfRow = (way: RateOption, row: string): string => `${way.id} ${row}`;
const GONE = 404;

/** One that is new, as the contract has it. */
const wholeOf = ({ form, regionIds }: RateOption, currency: string): ShippingOption => ({
  title: form.title.trim(),
  estimatedDeliveryTime: form.time.trim(),
  rates: ratesOf(tableFrom(form, currency)),
  deliveryRegionIds: [...regionIds],
});

/** What the shop says of it, and not the platform. */
const plainOf = ({
  title,
  estimatedDeliveryTime,
  rates,
  deliveryRegionIds,
}: ShippingOption): ShippingOption => ({
  title: title ?? '',
  estimatedDeliveryTime: estimatedDeliveryTime ?? '',
  ...(rates && { rates }),
  ...(deliveryRegionIds && { deliveryRegionIds }),
});

const withOption = (options: readonly ShippingOption[], saved: ShippingOption): ShippingOption[] =>
  options.some(({ _id }) => _id === saved._id)
    ? options.map((option) => (option._id === saved._id ? saved : option))
    : [...options, saved];

/** All options with what is typed: nothing is sent before `save`, and neither side's work is lost. */
export function useRates(terms: Terms | undefined) {
  const { currency } = useStoreProfile();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useDeliveryProvider();
  const [written, setWritten] = useState(none);
  const [missing, setMissing] = useState<ReadonlyMap<string, string>>(new Map());
  /** The options and rows that were there when somebody last tried to save; one that is new is not wrong before it is written. */
  const [checked, setChecked] = useState(unchecked);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const stored = useMemo(
    () => new Map((terms?.options ?? []).map((option) => [option._id ?? '', option])),
    [terms],
  );

  const ways: RateOption[] = [
    ...[...stored].map(([id, option]): RateOption => {
      const read = readOption(option, currency);
      return {
        id,
        kept: option,
        form: written.get(id)?.form ?? read,
        from: written.get(id)?.from ?? read,
        regionIds: (option.deliveryRegionIds ?? []).filter((each) => each !== missing.get(id)),
      };
    }),
    ...[...written].flatMap(([id, { form, from, newIn }]): RateOption[] =>
      newIn === undefined ? [] : [{ id, form, from, regionIds: [newIn] }],
    ),
  ].filter(({ id, regionIds }) => !missing.has(id) || regionIds.length > 0);

  const isNew = (way: RateOption): boolean => way.kept === undefined;
  const dirtyWays = ways.filter((way) => isNew(way) || changesOf(way.form, way.from, currency) > 0);
  const changes =
    missing.size +
    dirtyWays.reduce((sum, way) => sum + (isNew(way) ? 1 : changesOf(way.form, way.from, currency)), 0);
  /** Of those that were changed here, whom somebody else changed as well. */
  const conflicts = dirtyWays.filter(
    ({ kept: now, from }) => now !== undefined && !isSame(readOption(now, currency), from),
  );
  const problemsOf = (way: RateOption) => optionProblems(way.form, currency);

  const write = (id: string, entry: Written | undefined) =>
    setWritten((all) => {
      const next = new Map(all);
      if (entry) next.set(id, entry);
      else next.delete(id);
      return next;
    });

  /** What was typed while the option was being saved remains, as a change to what is saved now. */
  const settle = ({ id, form }: RateOption, saved: ShippingOption) =>
    setWritten((all) => {
      const next = new Map(all);
      next.delete(id);
      const latest = all.get(id);
      if (latest && latest.form !== form)
        next.set(saved._id ?? id, { form: latest.form, from: readOption(saved, currency) });
      return next;
    });

  const reset = () => {
    setWritten(none);
    setMissing(new Map());
    setChecked(unchecked);
    setError(undefined);
  };

  const send = async (way: RateOption): Promise<ShippingOption> => {
    const { id, kept: now, form, from } = way;
    const change: ShippingOption = now
      ? { ...optionChange(form, from, currency), revision: now.revision ?? '' }
      : wholeOf(way, currency);
    const { data } = await provider.keepOption('delivery', { id: now && id, change });
    // Known at once: what stood there before is not shown again until it is read.
    client.setQueryData<Terms>(TERMS, (all) => all && { ...all, options: withOption(all.options, data) });
    settle(way, data);
    return data;
  };

  const removeOne = async (
    id: string,
    regionId: string,
    option: ShippingOption | undefined,
  ): Promise<void> => {
    if (option) {
      await provider.removeOption('delivery', { option, regionId }).catch((thrown: unknown) => {
        if (toCallError(thrown).status !== GONE) throw thrown;
      });
    }
    setMissing((all) => new Map([...all].filter(([each]) => each !== id)));
  };

  /** Marks what is wrong. @returns the first option with a problem */
  const check = (): RateOption | undefined => {
    setChecked(
      new Set(
        ways.flatMap((way) => [
          way.id,
          ...way.form.rows[way.form.measure].map(({ key }) => placeOfRow(way, key)),
        ]),
      ),
    );
    return dirtyWays.find((way) => Object.keys(problemsOf(way)).length > 0);
  };

  const errorAt = (way: RateOption, place: string): string | undefined => {
    if (!checked.has(way.id)) return undefined;
    const row = way.form.rows[way.form.measure].find(({ key }) => place.startsWith(`${key}.`));
    const isUntouched = row?.from.trim() === '' && row.amount.trim() === '';
    if (row && isUntouched && !checked.has(placeOfRow(way, row.key))) return undefined;
    const wrong = problemsOf(way)[place];
    return wrong && translate(wrong.key, wrong.values);
  };

  /** @returns the option that keeps everything from being saved */
  const save = async (over = false): Promise<RateOption | undefined> => {
    const wrongWay = check();
    if (wrongWay) return wrongWay;
    if (conflicts.length > 0 && !over) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      const now = new Map(stored);
      for (const way of dirtyWays) now.set(way.id, await send(way));
      for (const [id, regionId] of missing) await removeOne(id, regionId, now.get(id));
      setChecked(unchecked);
      notify('counterpart.form.saved', { type: 'success' });
    } catch (thrown) {
      setError(toCallError(thrown));
    } finally {
      await client.invalidateQueries({ queryKey: ['delivery'] });
      setBusy(false);
    }
    return undefined;
  };

  return {
    ways,
    changes,
    dirty: changes > 0,
    conflicts,
    busy,
    error,
    save,
    reset,
    /** Theirs, where both have changed something; what is ours alone stays. */
    take: () => {
      for (const { id } of conflicts) write(id, undefined);
      setError(undefined);
    },
    change: (way: RateOption, part: Partial<OptionForm>) =>
      write(way.id, {
        form: { ...way.form, ...part },
        from: way.from,
        ...(isNew(way) && way.regionIds[0] !== undefined && { newIn: way.regionIds[0] }),
      }),
    add: (regionId: string): string => {
      const id = crypto.randomUUID();
      const form = newOption('', currency);
      write(id, { form, from: form, newIn: regionId });
      return id;
    },
    remove: (way: RateOption, regionId: string) => {
      write(way.id, undefined);
      if (!isNew(way)) setMissing((all) => new Map(all).set(way.id, regionId));
    },
    /** Those that go from a region once it is saved. */
    goingFrom: (regionId: string): ShippingOption[] =>
      [...missing].flatMap(([id, from]) => (from === regionId ? (stored.get(id) ?? []) : [])),
    putBack: (id: string) => setMissing((all) => new Map([...all].filter(([each]) => each !== id))),
    check,
    errorAt,
    /** As they would stand once saved; undefined while something has to be mended first. */
    drafted: (): ShippingOption[] | undefined => {
      if (dirtyWays.some((way) => Object.keys(problemsOf(way)).length > 0)) return undefined;
      const typed = dirtyWays.map((way) => ({
        ...(way.kept
          ? { ...plainOf(way.kept), ...optionChange(way.form, way.from, currency) }
          : wholeOf(way, currency)),
        _id: way.id,
      }));
      const without = [...missing].flatMap(([id, regionId]) => {
        const option = stored.get(id);
        const others = (option?.deliveryRegionIds ?? []).filter((each) => each !== regionId);
        return option ? [{ ...plainOf(option), deliveryRegionIds: others, _id: id }] : [];
      });
      return [...typed, ...without];
    },
    removed: missing,
  };
}

export type Rates = ReturnType<typeof useRates>;
