import { callHosted } from '../../platform-call.ts';
import { checkedJob, oneByOne, type CheckedOptions } from './bulk-job.ts';

interface DeedOptions<Entity, Params> extends Omit<CheckedOptions<Entity, Params>, 'act'> {
  /** Of the embedded platform, such as `/hosted/gift-cards`. */
  path: string;
  /** What is done, as its path is called under that of the one it is done to. */
  verb: string;
  /** What is told with it; without, nothing is. */
  body?: (params: Params) => object;
}

/** A deed of ours on each by itself; the audit log knows the job. */
export const hostedDeed = <Entity extends { id: string }, Params extends object = object>({
  path,
  verb,
  body = () => ({}),
  ...options
}: DeedOptions<Entity, Params>) =>
  checkedJob<Entity, Params>({
    ...options,
    act: ({ platformFetch, actor, params }, chosen) =>
      oneByOne(chosen, (id) => callHosted(platformFetch, `${path}/${id}/${verb}`, body(params), actor)),
  });
