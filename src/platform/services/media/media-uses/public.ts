/**
 * The one way to say that something holds files. Whoever writes such an entity notes all its files with each change,
 * in the same transaction, and none when it is gone.
 */
export { noteUses, readUses, type UsesOfOne } from './note-uses.ts';
