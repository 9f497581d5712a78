export { takeInFiles, takeInFolders } from './adopt.ts';
