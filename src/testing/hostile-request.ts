import fc, { type GeneratorValue } from 'fast-check';
import { isObject } from '../shared/is-object.ts';
import { contractOf } from '../platform/contract/catalogue.ts';
import type { OperationRecord } from '../platform/contract/schema.ts';
import {
  requestShape,
  requirementsOf,
  type Required,
  type Shape,
  type ShapeField,
} from '../platform/contract/shapes.ts';
import { hostileValues } from './hostile-values.ts';
import type { KnownEntities } from './known-entities.ts';

const MAX_LEVELS = 6;

const UNKNOWN = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  EMAIL: ['anna@example.com'],
  CURRENCY: ['EUR', 'JPY'],
  COUNTRY: ['PT', 'US'],
  SUBDIVISION: ['US-NY'],
  LANGUAGE: ['en', 'he'],
  WEB_URL: ['https://shop.test/a'],
  SECURE_WEB_URL: ['https://shop.test/a'],
  COLOR_HEX: ['#fff'],
  LOCAL_DATE: ['2024-02-29'],
  LOCAL_DATE_TIME: ['2024-02-29T10:00'],
  DECIMAL_VALUE: ['0', '1', '12.50', '100000'],
  PHONE: ['+351 210 000 000'],
  URL_SLUG: ['reef'],
};

const OPERATORS = [
  '$eq',
  '$ne',
  '$in',
  '$nin',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$startsWith',
  '$endsWith',
  '$contains',
  '$hasSome',
  '$hasAll',
  '$exists',
  '$isEmpty',
  '$urlized',
  '$matchItems',
  '$nothing',
];

interface World {
  known: KnownEntities;
  /** How many of a hundred values are hostile. */
  hostility: number;
  /** The values of field masks. */
  masks?: readonly unknown[];
}

/** Every form in which clients send a field mask. */
const MASKS = [[], ['name'], ['id', 'a.b', '__proto__.x'], 'name,constructor', { paths: ['x'] }];

/** Requests that fit the shape of an operation, but for the values that do not. */
export class HostileRequests {
  readonly #operation: OperationRecord;
  readonly #world: World;
  readonly #draw: GeneratorValue;

  constructor(operation: OperationRecord, world: World, draw: GeneratorValue) {
    this.#operation = operation;
    this.#world = world;
    this.#draw = draw;
  }

  whole(): unknown {
    if (!this.#chance(95)) return this.#hostile();
    return this.#message(requestShape(this.#operation), requirementsOf(this.#operation), 0, '');
  }

  #one<T>(values: readonly T[]): T {
    return values[this.#draw(fc.nat, { max: values.length - 1 })] as T;
  }

  #chance(ofHundred: number): boolean {
    return this.#draw(fc.nat, { max: 99 }) < ofHundred;
  }

  #hostile(): unknown {
    return this.#one(hostileValues);
  }

  #isHostile(): boolean {
    return this.#chance(this.#world.hostility);
  }

  #value(field: ShapeField, required: Required | undefined, level: number, owner: string): unknown {
    if (this.#isHostile()) return this.#hostile();
    if (field.type === 'fieldMask') return this.#one(this.#world.masks ?? MASKS);
    const inside = (): unknown => this.#single(field, required, level, owner);
    if (field.array) {
      const max = Math.min(field.maxSize ?? 2, 2);
      return Array.from({ length: Math.max(field.minSize ?? 0, this.#draw(fc.nat, { max: max })) }, inside);
    }
    return field.map ? { [this.#one(['a', 'constructor', '__proto__'])]: inside() } : inside();
  }

  #single(field: ShapeField, required: Required | undefined, level: number, owner: string): unknown {
    if (this.#isHostile()) return this.#hostile();
    if (field.shape)
      return this.#entity(field) ?? this.#message(field.shape, required, level + 1, field.name);
    if (field.values) return this.#one([...field.values]);
    switch (field.type) {
      case 'string':
        return this.#text(field, owner);
      case 'integer':
      case 'number':
        return this.#one([field.min ?? 1, 1, 2, field.max ?? 10]);
      case 'boolean':
        return this.#chance(50);
      case 'timestamp':
        return this.#one(['2026-01-15T10:00:00.000Z', '2030-01-01T00:00:00Z']);
      case 'bytes':
        return 'AAAA';
      case 'struct':
        return field.name === 'filter' ? this.#filter() : { a: this.#hostile() };
      default:
        return this.#hostile();
    }
  }

  #text({ name, format, maxLength, minLength = 0 }: ShapeField, owner: string): string {
    const samples = format === undefined ? undefined : SAMPLES[format];
    if (samples) return this.#one(samples);
    if (name === 'revision') return this.#one(['1', '1', '2', '3']);
    if (format === 'GUID' || /Ids?$|^ids?$/.test(name))
      return this.#one([...this.#world.known.idsFor(name, owner || this.#ownEntity()), UNKNOWN]);
    if (/^(fieldName|fieldPath)$/.test(name)) return this.#one(this.#fieldNames());
    const texts = ['a', '1', 'Loop No. 7', 'x'.repeat(Math.min(maxLength ?? 50, 5000))];
    return this.#one(texts).padEnd(minLength, 'x');
  }

  /** The kind of entity the operation is about: `taxGroup` of `wix.billing.v1.tax_group`. */
  #ownEntity(): string {
    const last = this.#operation.entityFqdn?.split('.').at(-1) ?? '';
    return last.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  }

  /** One that is there, as it was told, but for a value or two. */
  #entity({ name }: ShapeField): unknown {
    const known = this.#world.known.entities(name);
    if (known.length === 0 || !this.#chance(60)) return undefined;
    const copy = structuredClone(this.#one(known));
    while (this.#chance(this.#world.hostility * 3)) this.#spoil(copy);
    return copy;
  }

  #spoil(entity: unknown): void {
    let at = entity;
    while (isObject(at) || Array.isArray(at)) {
      const keys = Object.keys(at);
      if (keys.length === 0) return;
      const key = this.#one(keys);
      const inside = (at as Record<string, unknown>)[key];
      if (typeof inside !== 'object' || inside === null || this.#chance(20)) {
        // A copy: what is spoiled next may lie inside of it.
        (at as Record<string, unknown>)[key] = structuredClone(this.#hostile());
        return;
      }
      at = inside;
    }
  }

  #fieldNames(): string[] {
    const specs = Object.values(contractOf(this.#operation.package).querySpecs);
    const declared = specs.flatMap(({ fields }) => fields.map(({ field }) => field));
    return [...declared, 'createdDate', 'id', 'constructor', '__proto__'];
  }

  #filter(): unknown {
    const operand = (): unknown =>
      this.#one([...hostileValues, 'a', 1, UNKNOWN, ['a'], [UNKNOWN], '2026-01-15T10:00:00.000Z']);
    const test = this.#chance(30) ? operand() : { [this.#one(OPERATORS)]: operand() };
    const filter = { [this.#one(this.#fieldNames())]: test };
    if (this.#chance(80)) return filter;
    return { [this.#one(['$and', '$or', '$not'])]: this.#one([[filter], filter, [], [filter, filter]]) };
  }

  #message(shape: Shape, required: Required | undefined, level: number, owner: string): unknown {
    const message: Record<string, unknown> = {};
    const left = new Set<string>();
    for (const { members } of shape.groups) {
      const chosen = this.#chance(70) ? this.#one(members) : undefined;
      for (const member of members) if (member !== chosen) left.add(member);
    }
    const eagerness = this.#one([0, 15, 60]);
    for (const [name, field] of shape.fields) {
      const must = required?.names.includes(name) ?? false;
      if (left.has(name) && !must) continue;
      if (!must && (level >= MAX_LEVELS || !this.#chance(level === 0 ? 60 : eagerness))) continue;
      message[name] = this.#value(field, required?.below.get(name), level, owner);
    }
    return message;
  }
}
