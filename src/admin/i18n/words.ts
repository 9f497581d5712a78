import { Phrases, type Words } from '../../shared/phrases.ts';

/** All words that are known by now. Those of a page come with its code: its modules of words say them here. */
export const words = new Phrases();

/** @param name of the desk, or of the part of the shell, under which the words are found */
export const addWords = (name: string, own: Words): void => words.extend(own, `${name}.`);
