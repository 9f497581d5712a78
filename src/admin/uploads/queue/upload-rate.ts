const WINDOW = 8000;

interface Sample {
  at: number;
  sent: number;
}

/** How fast bytes have gone in the last seconds. */
export class UploadRate {
  private samples: Sample[] = [];

  add(at: number, sent: number): void {
    const last = this.samples.at(-1);
    // What is sent again after a break would count as negative speed.
    if (last && sent < last.sent) this.samples = [];
    this.samples.push({ at, sent });
    this.samples = this.samples.filter((sample) => at - sample.at <= WINDOW);
  }

  /** In bytes a second; unknown for the first second. */
  perSecond(): number | undefined {
    const [first] = this.samples;
    const last = this.samples.at(-1);
    if (!first || !last || last.at - first.at < 1000) return undefined;
    return ((last.sent - first.sent) * 1000) / (last.at - first.at);
  }
}
