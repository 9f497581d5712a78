type Shares = readonly (readonly [key: string, share: number])[];

const MEMOIZED = new WeakMap<object, { entries: Shares; sum: number }>();

/** The shares of hundreds of customers and products are added up once, though thousands are picked by them. */
function sharesOf(shares: Readonly<Record<string, number>>): { entries: Shares; sum: number } {
  const known = MEMOIZED.get(shares);
  if (known) return known;
  const entries = Object.entries(shares);
  const found = { entries, sum: entries.reduce((sum, [, share]) => sum + share, 0) };
  MEMOIZED.set(shares, found);
  return found;
}

/** A seeded generator (sfc32): the same number gives the same drawing on every machine. */
export class Random {
  readonly #state = new Uint32Array(4);

  constructor(seed: number, salt = 0) {
    this.#state.set([0x9e3779b9 ^ seed, 0x243f6a88 ^ salt, 0xb7e15162 + Math.imul(seed, 0x85ebca6b), 1]);
    for (let i = 0; i < 16; i++) this.next();
  }

  /** In [0, 1). */
  next(): number {
    const s = this.#state;
    const [a, b, c, d] = s as unknown as [number, number, number, number];
    const sum = (a + b + d) >>> 0;
    s[3] = d + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Whole, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor((high - low + 1) * this.next());
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** Picks a key by its share; the shares must not change afterwards. */
  weighted<K extends string>(shares: Readonly<Record<K, number>>): K {
    const { entries, sum } = sharesOf(shares);
    let left = this.next() * sum;
    for (const [key, share] of entries) {
      left -= share;
      if (left < 0) return key as K;
    }
    return (entries.at(-1) as Shares[number])[0] as K;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.whole(0, i);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  }

  /** `digits` hexadecimal digits. */
  hex(digits: number): string {
    let out = '';
    while (out.length < digits) out += Math.floor(this.next() * 16).toString(16);
    return out;
  }
}
