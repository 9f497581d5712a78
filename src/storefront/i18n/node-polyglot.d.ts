/** What we use of it; the package brings no types. */
declare module 'node-polyglot' {
  export default class Polyglot {
    constructor(options: { locale: string });
    extend(phrases: Readonly<Record<string, string>>): void;
    t(key: string, values?: Readonly<Record<string, string | number>>): string;
  }
}
