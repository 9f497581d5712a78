/** What server and browser both know of a desk of the back office. */
export interface DeskFacts {
  /** Its path under `/admin`, the first part of its job kinds and the root of its words. */
  name: string;
  /** Where the rail shows it; those under Settings, and what Home leads to, have no entry of their own. */
  place: 'main' | 'settings' | 'home';
  /** The desk whose entry of the rail it stands under. */
  under?: string;
  /** Under which heading of Settings its card stands. */
  group?: 'shop' | 'people' | 'records';
  /** The contract has nothing of it: where the platform is hosted there is no such desk. */
  own?: boolean;
  /** The letter or figure after `g` that opens it; `h` is Home's. */
  goTo?: string;
  /** Whose changes its open pages hear of, as the contract names entities. */
  entities?: readonly string[];
  /** Other desks whose changes show in its records too, to whoever hears of those. */
  hears?: readonly string[];
  /**
   * What each action asks for: the rights of the operation it calls. `list` also decides whether the rail shows the
   * desk and who hears of changes; empty, everyone signed in does.
   */
  rights: { readonly list: readonly string[] } & Readonly<Record<string, readonly string[]>>;
  /** What can be done to many of its records at once, with the rights of the operation that does it. */
  jobs?: Readonly<Record<string, readonly string[]>>;
  /** Jobs that another job undoes, for the records that the first one changed. */
  takenBackBy?: Readonly<Record<string, string>>;
  /** Jobs that only the embedded platform can do. */
  ownJobs?: readonly string[];
}
