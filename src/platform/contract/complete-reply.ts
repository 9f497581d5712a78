import { RawJson, type Completion } from './raw-json.ts';
import type { OperationRecord } from './schema.ts';
import { replyShape, type Shape, type ShapeField } from './shapes.ts';
import { hasStreetForms, missingStreetForms, STREET_FORMS_VERSION } from './street-forms.ts';

type Json = Record<string, unknown>;

/**
 * The value that stands for nothing, as the platform's encoding has it: an empty list or text, 0, false, an enum's first
 * value. A message has none, and neither has a moment.
 */
export function zeroOf({ array, map, shape, values, type }: ShapeField): (() => unknown) | undefined {
  if (array) return () => [];
  if (map) return () => ({});
  if (shape) return undefined;
  if (values) {
    const [first] = values;
    return first === undefined ? undefined : () => first;
  }
  if (type === 'string' || type === 'bytes') return () => '';
  if (type === 'integer' || type === 'number') return () => 0;
  return type === 'boolean' ? () => false : undefined;
}

/** The fields of a message that are always there. Of a group at most one is set, whatever the types say. */
export function nonNullableOf({ fields, groups }: Shape): ShapeField[] {
  const grouped = new Set(groups.flatMap(({ members }) => members));
  return [...fields.values()].filter(
    (field) => field.nonNullable && !grouped.has(field.name) && zeroOf(field) !== undefined,
  );
}

const isMessage = (value: unknown): value is Json =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Which fields a message may lack, and which of its fields hold messages that may lack some. */
class Plan implements Completion {
  readonly zeros: (readonly [name: string, zero: () => unknown])[];
  readonly nested: { name: string; plan: Plan; map: boolean }[] = [];
  /** Whether it is an address with both forms of a street. */
  readonly hasStreetForms: boolean;
  #version: string | undefined;

  constructor(shape: Shape) {
    this.zeros = nonNullableOf(shape).map((field) => [field.name, zeroOf(field) as () => unknown]);
    this.hasStreetForms = hasStreetForms(shape);
  }

  get version(): string {
    return (this.#version ??= hashOf(describe(this)));
  }

  complete<Message extends object>(message: Message): Message {
    return completed(this, message as Json) as Message;
  }
}

const plans = new Map<Shape, Plan>();

function planOf(shape: Shape): Plan {
  const known = plans.get(shape);
  if (known) return known;
  const plan = new Plan(shape);
  // Registered before its fields: messages may contain themselves.
  plans.set(shape, plan);
  for (const { name, shape: inner, map = false } of shape.fields.values())
    if (inner && mayLackFields(inner)) plan.nested.push({ name, plan: planOf(inner), map });
  return plan;
}

/** Whether the message, or one inside of it, has a field that is always there, or one that follows from another. */
function mayLackFields(shape: Shape, seen = new Set<Shape>()): boolean {
  if (seen.has(shape)) return false;
  seen.add(shape);
  if (nonNullableOf(shape).length > 0 || hasStreetForms(shape)) return true;
  return [...shape.fields.values()].some(
    ({ shape: inner }) => inner !== undefined && mayLackFields(inner, seen),
  );
}

/** All that the plan and those nested in it add, each plan once. */
function describe(root: Plan): string {
  const numbers = new Map([[root, 0]]);
  const queue = [root];
  const lines: unknown[] = [];
  for (const { zeros, nested, hasStreetForms: isAddress } of queue) {
    for (const { plan } of nested) if (!numbers.has(plan)) numbers.set(plan, queue.push(plan) - 1);
    lines.push([
      zeros.map(([name, zero]) => [name, zero()]),
      nested.map(({ name, plan, map }) => [name, numbers.get(plan), map]),
      ...(isAddress ? [STREET_FORMS_VERSION] : []),
    ]);
  }
  return JSON.stringify(lines);
}

/** FNV-1a, twice with different bases. Versions that differ by chance alone are as many as SDK versions. */
function hashOf(text: string): string {
  const hash = (basis: number): string => {
    let value = basis;
    for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x050c5d1f);
}

/** Copies only what it changes: handlers may answer with what they share. */
function completed(plan: Plan, message: Json): Json {
  let own = message;
  const put = (name: string, value: unknown): void => {
    if (own === message) own = { ...message };
    own[name] = value;
  };
  if (plan.hasStreetForms)
    for (const [name, form] of Object.entries(missingStreetForms(message))) put(name, form);
  for (const [name, zero] of plan.zeros) if (message[name] == null) put(name, zero());
  for (const { name, plan: inner, map } of plan.nested) {
    const before = own[name];
    const after = map ? completedMap(inner, before) : completedValue(inner, before);
    if (after !== before) put(name, after);
  }
  return own;
}

/** A text that was completed when it was stored is passed on without being parsed, and so is one that lacks nothing. */
function completedRaw(plan: Plan, raw: RawJson<Json>): RawJson<Json> | Json {
  if (raw.completion === plan) return raw;
  const message = raw.parse();
  const after = completed(plan, message);
  return after === message ? raw : after;
}

function completedOne(plan: Plan, value: unknown): unknown {
  if (isMessage(value)) return completed(plan, value);
  return value instanceof RawJson ? completedRaw(plan, value as RawJson<Json>) : value;
}

function completedValue(plan: Plan, value: unknown): unknown {
  if (!Array.isArray(value)) return completedOne(plan, value);
  let own: unknown[] = value;
  for (const [index, item] of value.entries()) {
    const after = completedOne(plan, item);
    if (after === item) continue;
    if (own === value) own = [...(value as unknown[])];
    own[index] = after;
  }
  return own;
}

function completedMap(plan: Plan, value: unknown): unknown {
  if (!isMessage(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, completedValue(plan, item)] as const);
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value;
}

/**
 * The reply with whatever the SDK's types say is never null: clients read `reply.items[0]` and `reply.code.length` without
 * checking.
 */
export const completeReply = (operation: OperationRecord, reply: object): object =>
  isMessage(reply) ? completed(planOf(replyShape(operation)), reply) : reply;

/**
 * The completion of one field of an operation's reply, or of each message in it where it is a list.
 * @throws for a field that holds no message
 */
export function completionOf(operation: OperationRecord, field: string): Completion {
  const shape = replyShape(operation).fields.get(field)?.shape;
  if (!shape) throw new Error(`${operation.package}.${operation.name} has no message ${field}.`);
  return planOf(shape);
}
