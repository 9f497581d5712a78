import { callHosted } from '../../platform-call.ts';
import { checkedJob, oneByOne, type CheckedOptions } from './bulk-job.ts';

interface DeedOptions<Entity> extends Omit<CheckedOptions<Entity, object>, 'act'> {
  /** Of the embedded platform, such as `/hosted/gift-cards`. */
  path: string;
  /** What is done, as its path is called under that of the one it is done to. */
  verb: string;
}

/** A deed of ours on each by itself; the audit log knows the job. */
export const hostedDeed = <Entity extends { id: string }>({ path, verb, ...options }: DeedOptions<Entity>) =>
  checkedJob<Entity, object>({
    ...options,
    act: ({ platformFetch, actor }, chosen) =>
      oneByOne(chosen, (id) => callHosted(platformFetch, `${path}/${id}/${verb}`, {}, actor)),
  });
