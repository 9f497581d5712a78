import type { GetListParams } from 'ra-core';
import { locationOperations, type BusinessLocation } from '#wix/location-operations.ts';
import { toRecord, type StoredRecord } from '#admin/data/stored-record.ts';

export type LocationRecord = StoredRecord<BusinessLocation>;

/** The default location first, archived ones last. */
const rank = ({ default: isDefault, archived }: LocationRecord): number => (isDefault ? 0 : archived ? 2 : 1);

interface Change {
  id: string;
  data: BusinessLocation;
}

/** A business has a handful: all of them are read, and sorted here. */
export const locationsProvider = {
  supportAbortSignal: true,
  async getList(_resource: string, { pagination, signal }: GetListParams) {
    const { page = 1, perPage = 100 } = pagination ?? {};
    const found = await locationOperations.all(signal && { signal });
    const all = found
      .map((location) => toRecord(location))
      .toSorted((a, b) => rank(a) - rank(b) || (a.name ?? '').localeCompare(b.name ?? ''));
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
  },
  async getOne(_resource: string, { id, signal }: { id: string; signal?: AbortSignal }) {
    return { data: toRecord(await locationOperations.get(id, signal && { signal })) };
  },
  async create(_resource: string, { data }: { data: BusinessLocation }) {
    return { data: toRecord(await locationOperations.create(data)) };
  },
  /** What the form does not show stays, although the platform replaces the whole location. */
  async update(_resource: string, { id, data }: Change) {
    const { _id, ...before } = await locationOperations.get(id);
    return { data: toRecord(await locationOperations.replace(id, { ...before, ...data })) };
  },
  async find(_resource: string, { text, signal }: { text: string; signal: AbortSignal }) {
    const all = await locationOperations.all({ signal });
    const fits = ({ name }: BusinessLocation) => name?.toLowerCase().includes(text.toLowerCase());
    return { data: all.filter(fits).map((location) => toRecord(location)) };
  },
};
