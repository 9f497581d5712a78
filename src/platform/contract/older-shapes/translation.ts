export type Json = Record<string, unknown>;

/** Between a call of an earlier time and the operation that answers it today. */
export interface Translation {
  request: Json;
  reply: (reply: Json) => Json;
}

/** @param body of the call; empty where it has none */
export type OlderShape = (body: Json) => Translation;

export const renameFields = (value: Json, names: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [names[name] ?? name, field]));
