import { readProofs } from '../../tools/events/proofs.ts';

let proofs: ReturnType<typeof readProofs> | undefined;

/** What that test file sees told: event and operation. */
export function provenBy(file: string): string[] {
  proofs ??= readProofs();
  return proofs
    .filter(({ by }) => by === file)
    .map(({ eventType, operation }) => `${eventType} ${operation}`);
}
