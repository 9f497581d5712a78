import { Phrases, type MessageTree } from '../../shared/phrases.ts';

/** All messages that are known by now. Those of a page come with its code: its modules of messages say them here. */
export const messages = new Phrases();

/** @param name of the desk, or of the part of the shell, under which the messages are found */
export const addMessages = (name: string, tree: MessageTree): void => messages.extend(tree, `${name}.`);
