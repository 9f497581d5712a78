import { isObject } from '../shared/is-object.ts';

/** Most of one kind that are remembered; the first ones lead somewhere for sure. */
const MAX = 6;

/** What replies told of: entities and ids by the name they go by, such as `order` and `orderId`. */
export class KnownEntities {
  readonly #ids = new Map<string, Set<string>>();
  readonly #entities = new Map<string, unknown[]>();

  /** Takes in a reply. */
  note(reply: unknown, name = ''): void {
    if (Array.isArray(reply)) for (const item of reply) this.note(item, name.replace(/s$/, ''));
    if (!isObject(reply)) return;
    if (typeof reply['id'] === 'string' && name !== '') {
      this.#id(name, reply['id']);
      const known = this.#entities.get(name) ?? [];
      if (known.length < MAX) this.#entities.set(name, [...known, reply]);
    }
    for (const [key, value] of Object.entries(reply)) {
      if (typeof value === 'string' && key.endsWith('Id')) this.#id(key.slice(0, -2), value);
      this.note(value, key);
    }
  }

  /** Ids that a field of this name may hold: its own kind's first, then any. @param owner what `id` is the id of */
  idsFor(field: string, owner: string): readonly string[] {
    const name = field.replace(/Ids?$|^ids?$/, '') || owner;
    const own = [...this.#ids].filter(([kind]) => name.toLowerCase().endsWith(kind.toLowerCase()));
    const found = own.flatMap(([, ids]) => [...ids]);
    return found.length > 0 ? found : [...this.#ids.values()].flatMap((ids) => [...ids]).slice(0, MAX);
  }

  entities(name: string): readonly unknown[] {
    return this.#entities.get(name) ?? [];
  }

  #id(name: string, id: string): void {
    const ids = this.#ids.get(name) ?? new Set();
    if (ids.size < MAX) ids.add(id);
    this.#ids.set(name, ids);
  }
}
