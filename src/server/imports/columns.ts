/** How titles are told apart: whatever their case, spaces and marks. */
export const plainTitle = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
