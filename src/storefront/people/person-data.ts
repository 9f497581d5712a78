import type { ShownPerson } from '../../shared/people.ts';

export interface PersonData {
  person: ShownPerson;
}
