/** What a buyer says is wrong with a piece. */
export const RETURN_REASONS = [
  'CHANGED_MIND',
  'DAMAGED',
  'WRONG_ITEM',
  'NOT_AS_SHOWN',
  'TOO_LATE',
  'OTHER',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * `ASKED` until the shop answers; `ACCEPTED` while it is on its way back, `RECEIVED` until the money went back. The others
 * are ends: `CLOSED` is an end without a refund of its pieces, such as an exchange.
 */
export const RETURN_STATES = [
  'ASKED',
  'ACCEPTED',
  'RECEIVED',
  'REFUNDED',
  'CLOSED',
  'DECLINED',
  'WITHDRAWN',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** Somebody still has to do something. An order has one of these at most. */
export const OPEN_RETURNS = ['ASKED', 'ACCEPTED', 'RECEIVED'] as const satisfies readonly ReturnState[];

export const isOpenReturn = (state: ReturnState): boolean =>
  (OPEN_RETURNS as readonly ReturnState[]).includes(state);

/** What the shop can do with a return, and from which states. */
export const RETURN_ACTIONS = {
  accept: { from: ['ASKED'], to: 'ACCEPTED' },
  decline: { from: ['ASKED', 'ACCEPTED'], to: 'DECLINED' },
  receive: { from: ['ACCEPTED'], to: 'RECEIVED' },
  close: { from: ['ACCEPTED', 'RECEIVED'], to: 'CLOSED' },
} as const satisfies Record<string, { from: readonly ReturnState[]; to: ReturnState }>;
export type ReturnAction = keyof typeof RETURN_ACTIONS;

/** The extension that takes each step. */
export const RETURN_OPERATIONS = {
  accept: 'acceptReturn',
  decline: 'declineReturn',
  receive: 'receiveReturn',
  close: 'closeReturn',
} as const satisfies Record<ReturnAction, string>;

export const MAX_RETURN_NOTE = 1000;
/** Lines of an order are no more than this. */
export const MAX_RETURN_LINES = 300;

export interface ReturnLine {
  lineItemId: string;
  /** Pieces, from 1. */
  quantity: number;
  reason: ReturnReason;
}

/** An item as it was bought, beside what of it is to be returned. */
export interface NamedReturnLine extends ReturnLine {
  name: string;
  /** The amount of this item that had been refunded before the return was requested. */
  refundedBefore: number;
}

export interface OrderReturn {
  id: string;
  orderId: string;
  orderNumber: string;
  state: ReturnState;
  lines: NamedReturnLine[];
  /** The buyer's words. */
  note?: string;
  /** What the shop answered last, as the buyer reads it. */
  answer?: string;
  /** ISO 8601, as all dates here. */
  createdDate: string;
  updatedDate: string;
  /** The activities, oldest first. `by` is the email address of a staff member; absent for the customer and the platform. */
  history: { state: ReturnState; date: string; by?: string }[];
}

/** A return as the desk lists it. */
export interface ListedReturn extends OrderReturn {
  pieces: number;
  buyerName: string;
  email: string;
}

export const RETURN_OBSTACLES = [
  'NOT_SENT',
  'TOO_LATE',
  'NO_RETURNS',
  'NOT_A_THING',
  'REFUNDED',
  'RETURN_OPEN',
  'CANCELED',
] as const;
export type ReturnObstacle = (typeof RETURN_OBSTACLES)[number];

/** What can be sent back of a line, and until when. */
export interface ReturnableLine {
  lineItemId: string;
  /** Pieces; 0 has a reason. */
  quantity: number;
  /** Until the end of this moment; absent of what cannot be sent back. */
  until?: string;
  why?: ReturnObstacle;
}

/** What an order's page tells its buyer. */
export interface ReturnsOfOrder {
  returns: OrderReturn[];
  lines: ReturnableLine[];
  settings: ReturnSettings;
}

export interface ReturnSettings {
  /** How long after it left a piece may be sent back; 0 takes nothing back. */
  days: number;
  /** The instructions that the customer gets once the return is approved. */
  instructions: string;
}

export const RETURN_DAYS = { min: 0, max: 365 };
export const MAX_INSTRUCTIONS = 2000;
/** The default period for returns, a little longer than the law of the EU requires. */
export const USUAL_RETURNS: ReturnSettings = { days: 30, instructions: '' };
