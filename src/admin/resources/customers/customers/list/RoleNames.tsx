import { useRoles } from '../use-roles.ts';

/** By their titles; one that is deleted stays with who has it, under its key. */
export default function RoleNames({ keys }: { keys: readonly string[] }) {
  const { data = [] } = useRoles();
  const titles = new Map(data.map(({ roleKey, title }) => [roleKey, title]));
  return <bdi>{keys.map((key) => titles.get(key) ?? key).join(', ')}</bdi>;
}
