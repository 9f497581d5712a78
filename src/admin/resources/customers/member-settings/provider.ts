import { memberSettingsOperations as operations } from '#wix/member-settings-operations.ts';
import { toRecord, type MemberSettings, type MemberSettingsChange } from './settings-record.ts';

async function read(options?: { signal?: AbortSignal }): Promise<{ data: MemberSettings }> {
  const [joining, privacy, beginning] = await Promise.all([
    operations.joining(options),
    operations.privacy(options),
    operations.beginning(options),
  ]);
  return { data: toRecord(joining, privacy, beginning) };
}

/** There is one record. */
export const memberSettingsProvider = {
  getOne: (_resource: string, { signal }: { signal?: AbortSignal } = {}) => read(signal && { signal }),
  async update(_resource: string, { data }: { data: MemberSettingsChange }) {
    // Those that can be overtaken go first: nothing else is changed then.
    if (data.privacy) await operations.setPrivacy(data.privacy);
    if (data.beginning) await operations.setBeginning(data.beginning);
    if (data.joining) await operations.setJoining(data.joining);
    return read();
  },
};
