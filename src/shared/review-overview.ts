/** How many gave one star, two, … five. */
export type StarCounts = [number, number, number, number, number];

export interface FallenProduct {
  entityId: string;
  average: number;
  /** Reviews of the period. */
  count: number;
  averageBefore: number;
  /** Reviews of the period before. */
  countBefore: number;
}

/** How long reviews waited until a person, or a changed rule, decided them. */
export interface DecisionTimes {
  /** Reviews that waited and were decided; one that waited twice counts twice. */
  decided: number;
  /** Half of them waited at most so many seconds; absent where none was decided. */
  medianSeconds?: number;
  withinDay: number;
}

/** How the shop answered. */
export interface Replies {
  /** Shown reviews that were answered in the period, whenever they were written. */
  written: number;
  /** Shown reviews of the period with one or two stars. */
  low: number;
  lowAnswered: number;
}

/** What one person or rule decided; neither of them: the setting did. */
export interface DecidedBy {
  /** Email of the staff member. */
  actor?: string;
  rule?: string;
  approved: number;
  rejected: number;
  held: number;
}

/** Of approved reviews, by the day on which they were written, in the store's time zone. */
export interface ReviewOverview {
  timeZone: string;
  /** Days, both included. */
  from: string;
  to: string;
  before: { from: string; to: string };
  stars: StarCounts;
  starsBefore: StarCounts;
  /** Every day of the period. */
  days: { day: string; stars: StarCounts }[];
  /** Those that lost most come first. */
  fallen: FallenProduct[];
  times: DecisionTimes;
  timesBefore: DecisionTimes;
  by: DecidedBy[];
  replies: Replies;
}
