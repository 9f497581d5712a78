/** Which spec files prove which sources. */
export interface Area {
  /** The spec files, without `.spec.ts`; each belongs to one area. */
  specs: readonly string[];
  /** Desks of the back office, each with the spec file that has its main journey. */
  desks?: Readonly<Record<string, string>>;
  /** Folders of `src/storefront`, each with the spec file that has its main journey. */
  flows?: Readonly<Record<string, string>>;
  /** Folders of `src/platform/services`. */
  services?: readonly string[];
  /** More sources, as globs below `src`. */
  sources?: readonly string[];
}
