import type { OperationRecord } from './schema.ts';
import { replyShape, type Shape, type ShapeField } from './shapes.ts';
import { hasStreetForms, missingStreetForms } from './street-forms.ts';

type Json = Record<string, unknown>;

/** What a message lacks, and in which of its fields there may be messages that lack something. */
interface Plan {
  zeros: (readonly [name: string, zero: () => unknown])[];
  below: { name: string; plan: Plan; map: boolean }[];
  /** Whether it is an address with both forms of a street. */
  hasStreetForms: boolean;
}

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

const plans = new Map<Shape, Plan>();

function planOf(shape: Shape): Plan {
  const known = plans.get(shape);
  if (known) return known;
  const plan: Plan = {
    zeros: nonNullableOf(shape).map((field) => [field.name, zeroOf(field) as () => unknown]),
    below: [],
    hasStreetForms: hasStreetForms(shape),
  };
  // Registered before its fields: messages may contain themselves.
  plans.set(shape, plan);
  for (const { name, shape: inner, map = false } of shape.fields.values())
    if (inner && promises(inner)) plan.below.push({ name, plan: planOf(inner), map });
  return plan;
}

/** Whether the message, or one inside of it, has a field that is always there, or one that follows from another. */
function promises(shape: Shape, seen = new Set<Shape>()): boolean {
  if (seen.has(shape)) return false;
  seen.add(shape);
  if (nonNullableOf(shape).length > 0 || hasStreetForms(shape)) return true;
  return [...shape.fields.values()].some(({ shape: inner }) => inner !== undefined && promises(inner, seen));
}

const isMessage = (value: unknown): value is Json =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

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
  for (const { name, plan: inner, map } of plan.below) {
    const before = own[name];
    const after = map ? completedMap(inner, before) : completedValue(inner, before);
    if (after !== before) put(name, after);
  }
  return own;
}

/** A document that is still the text of its row. */
interface StoredText {
  read(): Json;
}

const isStoredText = (value: unknown): value is StoredText =>
  typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function';

/** A text that lacks nothing stays one. */
function completedText(plan: Plan, text: StoredText): StoredText | Json {
  const message = text.read();
  const after = completed(plan, message);
  return after === message ? text : after;
}

function completedOne(plan: Plan, value: unknown): unknown {
  if (isMessage(value)) return completed(plan, value);
  return isStoredText(value) ? completedText(plan, value) : value;
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
 * a question. A document that would travel as its row has it is read for this; it stays that text where it lacks nothing.
 */
export const completeReply = (operation: OperationRecord, reply: object): object =>
  isMessage(reply) ? completed(planOf(replyShape(operation)), reply) : reply;
