import { expect, it } from 'vitest';
import { folderTree, pathTo, withBelow } from './folder-tree.ts';

const folder = (id: string, parentFolderId = 'media-root', displayName = id) => ({
  id,
  _id: id,
  parentFolderId,
  displayName,
});

const folders = [
  folder('prints', 'media-root', 'Prints 10'),
  folder('old', 'media-root', 'Prints 2'),
  folder('tide', 'prints'),
  folder('lost', 'gone'),
];

it('counts what lies below a folder with what lies in it, in the order of names and numbers', () => {
  const tree = folderTree(folders, { prints: 3, tide: 4 });
  expect(tree.map(({ name, files }) => [name, files])).toEqual([
    ['lost', 0],
    ['Prints 2', 0],
    ['Prints 10', 7],
  ]);
  expect(tree[2]?.children).toEqual([{ id: 'tide', name: 'tide', files: 4, children: [] }]);
  expect(folderTree(folders, undefined)[2]?.files).toBeUndefined();
});

it('leaves no folder out that goes in a circle', () => {
  const round = folderTree([folder('a', 'b'), folder('b', 'a')], undefined);
  expect(round.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  expect(pathTo([folder('a', 'b'), folder('b', 'a')], 'a').length).toBe(2);
});

it('knows the way to a folder, and what it cannot be moved into', () => {
  expect(pathTo(folders, 'tide').map(({ id }) => id)).toEqual(['prints', 'tide']);
  expect(pathTo(folders, 'nowhere')).toEqual([]);
  expect([...withBelow(folders, 'prints')]).toEqual(['prints', 'tide']);
});
